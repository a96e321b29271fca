import { creditKindTexts, referralTexts } from '#areas/referrals/texts.ts';
import { cents, dollars } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { Table } from '#ui/table.tsx';
import type { ReferralPageData } from './load.server.ts';

type Friend = ReferralPageData['friends'][number];

export function ReferredFriends({ friends }: { friends: readonly Friend[] }) {
  const say = useTexts(referralTexts);
  return (
    <section aria-labelledby="friends">
      <h2 id="friends">{say('friends')}</h2>
      {friends.length === 0 ? (
        <p className="meta">{say('friendsEmpty')}</p>
      ) : (
        <ul className="friends">
          {friends.map((friend) => (
            <FriendRow key={friend.id} friend={friend} />
          ))}
        </ul>
      )}
    </section>
  );
}

function FriendRow({ friend }: { friend: Friend }) {
  const say = useTexts(referralTexts);
  const { state, availableFrom } = friend;
  const stateText = (): string => {
    if (friend.isRefused) return say('stateRefused');
    if (state === 'available') return say('stateAvailable');
    if (state === 'taken_back') return say('stateTakenBack');
    if (state === null) return say('stateJoined');
    return availableFrom ? say('statePending', { day: availableFrom }) : say('stateWaiting');
  };
  return (
    <li>
      <div>
        <b className="strong">{friend.name}</b>
        <p className="meta">{say('joinedOn', { day: friend.joinedAt })}</p>
      </div>
      <div className="friend-end">
        {friend.amountCents !== null && !friend.isRefused && state !== 'taken_back' && (
          <b className="num strong">{dollars(cents(friend.amountCents))}</b>
        )}
        <Badge tone={state === 'available' && !friend.isRefused ? 'ok' : 'line'}>{stateText()}</Badge>
      </div>
    </li>
  );
}

const signed = (amount: number): string => (amount < 0 ? `−${dollars(cents(-amount))}` : `+${dollars(cents(amount))}`);

export function StoreCreditLedger({ credit: { balanceCents, entries } }: { credit: ReferralPageData['credit'] }) {
  const say = useTexts(referralTexts);
  const kind = useTexts(creditKindTexts);
  return (
    <section aria-labelledby="credit">
      <h2 id="credit">{say('credit')}</h2>
      <p>
        {say('balance')} <b className="num strong credit-balance">{dollars(cents(balanceCents))}</b>
      </p>
      {entries.length === 0 ? (
        <p className="meta">{say('creditEmpty')}</p>
      ) : (
        <Table caption={say('credit')}>
          <thead>
            <tr>
              <th scope="col">{say('what')}</th>
              <th scope="col" className="align-right">
                {say('amount')}
              </th>
              <th scope="col" className="align-right">
                {say('after')}
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id}>
                <td>
                  {kind(entry.kind)}
                  <small>{entry.createdAt}</small>
                </td>
                <td className="align-right">{signed(entry.amountCents)}</td>
                <td className="align-right">{dollars(cents(entry.balanceAfterCents))}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}
