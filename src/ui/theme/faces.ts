import alegreyaSansExtraBold from '../../../assets/fonts/AlegreyaSans-ExtraBold.ttf';
import alegreyaSansMedium from '../../../assets/fonts/AlegreyaSans-Medium.ttf';
import grenzeBold from '../../../assets/fonts/Grenze-Bold.ttf';

/** The app's faces by the names the type scale calls them. */
export const FACES = {
  'AlegreyaSans-ExtraBold': alegreyaSansExtraBold,
  'AlegreyaSans-Medium': alegreyaSansMedium,
  'Grenze-Bold': grenzeBold,
};
