const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);
// SQLite and CanvasKit come as wasm files of our own origin.
config.resolver.assetExts.push('wasm');

// What the page does without: gestures have not needed Hammer since it was replaced, but still name it; the router's list of
// all pages is switched off (app.json).
const WITHOUT = ['@egjs/hammerjs', './views/Sitemap'];
config.resolver.resolveRequest = (context, name, platform) =>
  platform === 'web' && WITHOUT.includes(name) ? { type: 'empty' } : context.resolveRequest(context, name, platform);

module.exports = config;
