import type { AnyGameUi } from '@parlour/ui/board/game-ui.ts';
import { Medal } from './art/Illustrations.tsx';
import { Blurred, HiddenCard, Photo } from './art/Photo.tsx';
import { SvgDefs } from './art/SvgDefs.tsx';

export const fotomaniaShortRules: AnyGameUi['shortRules'] = [
  {
    say: 'fotomania.primer.1',
    picture: (
      <>
        <SvgDefs />
        <Photo colour="blue" number={3} />
        <HiddenCard />
      </>
    ),
  },
  {
    say: 'fotomania.primer.2',
    picture: (
      <>
        <HiddenCard />
        <Photo colour="red" number={7} />
      </>
    ),
  },
  {
    say: 'fotomania.primer.3',
    picture: (
      <>
        <Photo colour="green" number={2} />
        <Photo colour="green" number={4} />
      </>
    ),
  },
  {
    say: 'fotomania.primer.4',
    picture: (
      <>
        <Blurred colour="yellow" />
        <Medal colour="purple" state="won" />
      </>
    ),
  },
];
