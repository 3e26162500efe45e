import { Skia, type SkCanvas, type SkPicture, type SkRect } from '@shopify/react-native-skia';

// In a browser nobody frees a recorder: a frame that left its own behind would cost kilobytes for as long as the app is open.
/** Records a drawing, so that it can be played as often as wanted. The only way to make a picture: it leaves nothing else behind. */
export function recorded(draw: (canvas: SkCanvas) => void, bounds?: SkRect): SkPicture {
  'worklet';
  const recorder = Skia.PictureRecorder();
  draw(recorder.beginRecording(bounds));
  const picture = recorder.finishRecordingAsPicture();
  recorder.dispose();
  return picture;
}
