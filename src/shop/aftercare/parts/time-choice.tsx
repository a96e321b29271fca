import type { TimesOfDay } from '#areas/aftercare/services/booking-page.server.ts';
import { Chip } from '#ui/chip.tsx';

export function TimeChoice({ days, chosen }: { days: readonly TimesOfDay[]; chosen?: string | undefined }) {
  return (
    <ul className="booking-days">
      {days.map(({ day, weekday, times }) => (
        <li key={day}>
          <p>
            <b>{weekday}</b> <span className="meta">{day}</span>
          </p>
          <div className="booking-times">
            {times.map(({ id, time }) => (
              <Chip key={id} name="slot" value={id} label={time} defaultChecked={chosen === String(id)} className="num" />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
