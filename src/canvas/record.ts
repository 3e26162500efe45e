import { Skia, type SkCanvas, type SkPicture, type SkRect } from '@shopify/react-native-skia';
import { drawing } from './passing';

// In a browser nobody frees a recorder: a frame that left its own behind would cost kilobytes for as long as the app is open.
/** Records a frame, so that it can be played as often as wanted; with paint that is there already. It leaves nothing else behind. */
export function recorded(draw: (canvas: SkCanvas) => void, bounds?: SkRect): SkPicture {
  'worklet';
  const recorder = Skia.PictureRecorder();
  draw(recorder.beginRecording(bounds));
  const picture = recorder.finishRecordingAsPicture();
  recorder.dispose();
  return picture;
}

/** Records a drawing with paint of its own, which is freed. Together with `recorded` the only way to make a picture. */
export const recordedOnce = (draw: (canvas: SkCanvas) => void, bounds?: SkRect): SkPicture =>
  drawing(() => recorded(draw, bounds));
