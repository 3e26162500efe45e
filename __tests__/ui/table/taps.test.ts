/** Taps become moves: one thing after the other, or a choice among what can be done with a thing. */
import { glowing, nextKeys, tap, type Choice } from '../../../src/ui/table/taps';

const choice = (label: string, ...touches: string[]): Choice => ({ move: { do: label }, touches, label });

const CONTROLS = new Set(['basic:mine']);

const CHOICES = [
  choice('play', 'card:1'),
  choice('mine north', 'basic:mine', 'pile:0'),
  choice('mine east', 'basic:mine', 'pile:1'),
  choice('end', 'button:end'),
];

it('makes a move that one touch decides', () => {
  expect(tap(CHOICES, [], 'card:1')).toMatchObject({ leads: 'move', choice: { label: 'play' } });
});

it('goes on where a second touch is needed, and lights what it can be', () => {
  expect(tap(CHOICES, [], 'basic:mine')).toEqual({ leads: 'on', touched: ['basic:mine'] });
  expect(nextKeys(CHOICES, ['basic:mine'])).toEqual(['pile:0', 'pile:1']);
  expect([...glowing(CHOICES, ['basic:mine'], CONTROLS)]).toEqual(['pile:0', 'pile:1']);
  expect(tap(CHOICES, ['basic:mine'], 'pile:1')).toMatchObject({ leads: 'move', choice: { label: 'mine east' } });
});

it('lights what the first touch can mean: of what is not always in sight also what it is done to', () => {
  const second = choice('lead there', 'card:2', 'tile:5');
  const lit = ['basic:mine', 'button:end', 'card:1', 'card:2', 'pile:0', 'pile:1'];
  expect([...glowing([...CHOICES, second], [], CONTROLS)].sort()).toEqual(lit);
});

it('offers what can be done with a thing that is touched out of turn', () => {
  expect(tap(CHOICES, [], 'pile:0')).toMatchObject({ leads: 'offer', choices: [{ label: 'mine north' }] });
});

it('offers cards that lead to a thing before what costs more, of two that read alike one', () => {
  const play = (card: string) => ({ touch: 'pile:0', choice: { ...choice('play', card), then: { do: 'mine' } } });
  const detours = [play('card:1'), play('card:2')];
  expect(tap(CHOICES, [], 'pile:0', detours)).toMatchObject({
    leads: 'offer',
    choices: [{ label: 'play', touches: ['card:1'], then: { do: 'mine' } }, { label: 'mine north' }],
  });
  expect(tap(CHOICES, ['basic:mine'], 'pile:0', detours)).toMatchObject({ leads: 'move' });
  expect(glowing([], [], CONTROLS, detours)).toEqual(new Set(['pile:0']));
  expect(glowing(CHOICES, ['basic:mine'], CONTROLS, detours)).toEqual(new Set(['pile:0', 'pile:1']));
});

it('offers what the same touches could mean', () => {
  const twice = [choice('as it is', 'card:1', 'cell:2'), choice('turned', 'card:1', 'cell:2')];
  expect(tap(twice, ['card:1'], 'cell:2')).toMatchObject({ leads: 'offer', choices: twice });
});

it('begins anew when something else is touched on the way', () => {
  expect(tap(CHOICES, ['basic:mine'], 'card:1')).toMatchObject({ leads: 'move', choice: { label: 'play' } });
});

it('leads nowhere where nothing can be done', () => {
  expect(tap(CHOICES, [], 'card:9')).toEqual({ leads: 'nowhere' });
});
