module.exports = (api) => {
  const platform = api.caller((caller) => caller?.platform);
  if (platform !== 'web') return { presets: ['babel-preset-expo'] };
  // Worklets run as plain functions on the web; leaving their native source strings out saves 380 KB.
  return {
    presets: [['babel-preset-expo', { worklets: false, reanimated: false }]],
    plugins: [['react-native-worklets/plugin', { omitNativeOnlyData: true }]],
  };
};
