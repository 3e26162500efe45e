// Worklets and Skia run as on the web: their native files reach for modules that only a phone has.
const web = /react-native-worklets|@shopify\/react-native-skia/;

module.exports = (request, options) => {
  if (!web.test(request) && !web.test(options.basedir)) return options.defaultResolver(request, options);
  const extensions = options.extensions?.filter((extension) => !/native|ios|android/.test(extension));
  return options.defaultResolver(request, { ...options, extensions });
};
