const { AndroidConfig, CodeGenerator, withAppDelegate, withMainActivity } = require('expo/config-plugins');

// Android photographs an app for its list of recent ones when it is left, and from the pause on React Native mounts nothing: the
// curtain, which React draws, always comes too late for that picture. Since Android 13 there need not be one.
const unpictured = '    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) setRecentsScreenshotEnabled(false)';

// Before, a window is left out only if it is secure, and then people cannot photograph it either; so it is secure just while they
// look elsewhere. Some systems take their picture before the pause, hence the focus.
const secured = `  private fun secure(isLeft: Boolean) {
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) return
    if (isLeft) window.addFlags(WindowManager.LayoutParams.FLAG_SECURE)
    else window.clearFlags(WindowManager.LayoutParams.FLAG_SECURE)
  }

  override fun onWindowFocusChanged(hasFocus: Boolean) {
    secure(!hasFocus)
    super.onWindowFocusChanged(hasFocus)
  }

  override fun onPause() {
    secure(true)
    super.onPause()
  }

  override fun onResume() {
    super.onResume()
    secure(false)
  }`;

// iOS takes its picture after the app was told to resign, so what covers the window by then is in it. Sheets are in the same
// window, below what was added last; an app with scenes is told by the same two calls.
const veiled = (red, green, blue) => `  private lazy var veil: UIView = {
    let view = UIView()
    view.backgroundColor = UIColor(red: 0x${red} / 255, green: 0x${green} / 255, blue: 0x${blue} / 255, alpha: 1)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }()

  public override func applicationWillResignActive(_ application: UIApplication) {
    if let window = window {
      veil.frame = window.bounds
      window.addSubview(veil)
    }
    super.applicationWillResignActive(application)
  }

  public override func applicationDidBecomeActive(_ application: UIApplication) {
    super.applicationDidBecomeActive(application)
    veil.removeFromSuperview()
  }`;

// Throws if there is no such line, and does nothing where it was done before.
const below = (anchor, tag, newSrc, src) =>
  CodeGenerator.mergeContents({ src, newSrc, tag, anchor, offset: 1, comment: '  //' }).contents;

const onAndroid = (config) =>
  withMainActivity(config, (changed) => {
    const imports = ['android.os.Build', 'android.view.WindowManager'];
    const source = AndroidConfig.CodeMod.addImports(changed.modResults.contents, imports, false);
    const unseen = below(/^ *super\.onCreate\(/, 'veil-unpictured', unpictured, source);
    changed.modResults.contents = below(/^class MainActivity\b.*\{$/, 'veil-secured', secured, unseen);
    return changed;
  });

const onIos = (config) =>
  withAppDelegate(config, (changed) => {
    const [, red, green, blue] = /^#(..)(..)(..)$/.exec(changed.backgroundColor);
    const source = changed.modResults.contents;
    changed.modResults.contents = below(/^class AppDelegate\b.*\{$/, 'veil', veiled(red, green, blue), source);
    return changed;
  });

/** Keeps hands out of the pictures that phones take of an app when it is left. */
module.exports = (config) => onIos(onAndroid(config));
