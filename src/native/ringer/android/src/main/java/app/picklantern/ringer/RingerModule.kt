package app.picklantern.ringer

import android.content.Context
import android.media.AudioManager
import expo.modules.kotlin.modules.Module
import expo.modules.kotlin.modules.ModuleDefinition

/** Tells whether the phone was told to be silent, or to vibrate instead of ringing: speech is played like music and does not ask. */
class RingerModule : Module() {
  override fun definition() = ModuleDefinition {
    Name("Ringer")

    Function("isSilent") {
      val audio = appContext.reactContext?.getSystemService(Context.AUDIO_SERVICE) as? AudioManager
      audio != null && audio.ringerMode != AudioManager.RINGER_MODE_NORMAL
    }
  }
}
