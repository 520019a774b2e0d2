import type { AnyFace } from '@parlour/ui/board/game-ui.ts';
import { Medal } from './art/Illustrations.tsx';
import { Blurred, Photo, Unexposed } from './art/Photo.tsx';
import { Defs } from './art/SvgDefs.tsx';

export const fotomaniaPrimer: AnyFace['primer'] = [
  {
    say: 'fotomania.primer.1',
    picture: (
      <>
        <Defs />
        <Photo colour="blue" number={3} />
        <Unexposed />
      </>
    ),
  },
  {
    say: 'fotomania.primer.2',
    picture: (
      <>
        <Unexposed />
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
