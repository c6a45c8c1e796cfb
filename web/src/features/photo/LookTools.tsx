import { autoLook, LIGHTS, MAX_LIGHT, PHOTO_TONES, type PhotoLook } from '@fumi/domain';
import { lookCopy as copy } from '../../copy/photo.ts';
import { Button } from '../../ui/Button.tsx';
import { ChipGroup } from '../../ui/Chip.tsx';
import { Slider } from '../../ui/Slider.tsx';

type Props = {
  readonly look: PhotoLook;
  /** Of the photo as it was taken; null until they are there. */
  readonly pixels: ImageData | null;
  readonly onChange: (look: PhotoLook, key: string) => void;
};

const TONES = PHOTO_TONES.map((value) => ({ value, words: copy.tones[value] }));

/** 明るさと色: three lights, a tone, and one press that sets the lights by the photo itself. */
export function LookTools({ look, pixels, onChange }: Props) {
  return (
    <>
      <Button
        wide
        disabled={pixels === null}
        onClick={() => pixels && onChange(autoLook(pixels.data, look), 'auto')}
      >
        {copy.auto}
      </Button>
      {LIGHTS.map((light) => (
        <Slider
          key={light}
          label={copy.lights[light]}
          value={look[light]}
          min={-MAX_LIGHT}
          max={MAX_LIGHT}
          step={1}
          words={copy.amount(look[light])}
          onChange={(value) => onChange({ ...look, [light]: value }, light)}
        />
      ))}
      <ChipGroup
        label={copy.tone}
        chips={TONES}
        chosen={look.tone}
        onChoose={(tone) => onChange({ ...look, tone }, 'tone')}
      />
    </>
  );
}
