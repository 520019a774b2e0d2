import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useCallback } from 'react';
import { Answered } from '../../../app/Answered.tsx';
import { GameLinks } from '../../../app/GameLinks.tsx';
import { NotFound } from '../../../app/NotFound.tsx';
import { Page, PageSection } from '../../../app/Page.tsx';
import { serverApi } from '../../../client/api/server-api.ts';
import { useRequest } from '../../../client/api/useRequest.ts';
import { GAME_CATALOGUE, type GameEntry, gameEntry } from '../../home/game-catalogue.ts';
import styles from './LadderPage.module.css';

export function LadderPage({ game }: { readonly game: string }) {
  const entry = gameEntry(game);
  return entry === undefined ? <NotFound /> : <GameLadder entry={entry} />;
}

function GameLadder({ entry }: { readonly entry: GameEntry }) {
  const words = useWords('profile');
  const { answer } = useRequest(useCallback(() => serverApi.ladder(entry.id), [entry.id]));
  const title = words.t('ladder.title', { game: words.t(`game.${entry.id}`) });
  return (
    <Page title={words.t('ladder.games')}>
      <GameLinks label={words.t('ladder.games')} games={GAME_CATALOGUE} current={entry.id} hrefOf={(id) => `/ladder/${id}`} />
      <PageSection title={title} wide>
        <p>{words.t('ladder.how')}</p>
        <Answered answer={answer} words={words}>
          {({ rows, mine }) => (
            <>
              {rows.length === 0 && <p>{words.t('ladder.none')}</p>}
              {mine !== null && (
                <p className={styles.mine}>
                  {mine.place === null
                    ? words.t('ladder.provisional', { points: mine.points })
                    : words.t('ladder.mine', { place: mine.place, points: mine.points })}
                </p>
              )}
              {rows.length > 0 && (
                <table className={styles.ladder}>
                  <thead>
                    <tr>
                      <th scope="col">{words.t('ladder.place')}</th>
                      <th scope="col">{words.t('ladder.name')}</th>
                      <th scope="col">{words.t('ladder.points')}</th>
                      <th scope="col">{words.t('stats.games')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {rows.map(({ name, avatar, points, games, place, you }, index) => (
                      // Two people may share a name and a place.
                      <tr key={`${index} ${name}`} data-you={you}>
                        <td>{place}</td>
                        <th scope="row">
                          <span>
                            <Avatar avatar={avatar} />
                            {you ? words.t('ladder.you', { name }) : name}
                          </span>
                        </th>
                        <td>{points}</td>
                        <td>{games}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              )}
            </>
          )}
        </Answered>
      </PageSection>
    </Page>
  );
}
