/** Milliseconds in which this program was at work: what others do on a busy machine in between does not count. */
export function workClock(): () => number {
  let wall = performance.now();
  let work = process.cpuUsage();
  let time = 0;
  return () => {
    const passed = performance.now() - wall;
    const done = process.cpuUsage(work);
    wall += passed;
    work = process.cpuUsage();
    time += Math.min(passed, (done.user + done.system) / 1000);
    return time;
  };
}
