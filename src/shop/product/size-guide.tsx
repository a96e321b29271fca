import { capMeasures, capSizeRanges, inchesAndCentimeters } from '#areas/catalog/rules/sizes.ts';
import { sizeTexts } from '#areas/catalog/size-texts.ts';
import { useTexts } from '#site/locale.tsx';
import { siteTexts } from '#site/texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Table } from '#ui/table.tsx';

export function SizeGuide({ onClose }: { onClose: () => void }) {
  const say = useTexts(sizeTexts);
  const site = useTexts(siteTexts);
  return (
    <Dialog open onClose={onClose} title={say('title')} close={site('close')} wide>
      <div className="stack-3">
        <section>
          <h3>{say('howTitle')}</h3>
          <ol className="steps-list">
            <li>{say('how1')}</li>
            <li>{say('how2')}</li>
            <li>{say('how3')}</li>
            <li>{say('how4')}</li>
          </ol>
        </section>
        <section>
          <h3>{say('sizesTitle')}</h3>
          <Table caption={say('sizesTitle')}>
            <thead>
              <tr>
                <th scope="col">{say('size')}</th>
                <th scope="col">{say('inches')}</th>
                <th scope="col">{say('cm')}</th>
              </tr>
            </thead>
            <tbody>
              {capSizeRanges.map(({ size, from, to }) => (
                <tr key={size}>
                  <th scope="row">{size}</th>
                  <td>{inchesAndCentimeters(from, to).inches}</td>
                  <td>{inchesAndCentimeters(from, to).cm}</td>
                </tr>
              ))}
            </tbody>
          </Table>
          <p className="meta space-above">{say('between')}</p>
        </section>
        <section>
          <h3>{say('sixTitle')}</h3>
          <div className="compare-scroll">
            <Table caption={say('sixTitle')}>
              <thead>
                <tr>
                  <th scope="col">{say('measure')}</th>
                  <th scope="col">{say('petite')}</th>
                  <th scope="col">{say('average')}</th>
                  <th scope="col">{say('large')}</th>
                </tr>
              </thead>
              <tbody>
                {capMeasures.map(({ name, inches }) => (
                  <tr key={name}>
                    <th scope="row">{say(name)}</th>
                    {(['petite', 'average', 'large'] as const).map((head, index) => {
                      const inch = inches[index] ?? 0;
                      return <td key={head}>{say('inchAndCm', { inch, cm: inchesAndCentimeters(inch, inch).cm })}</td>;
                    })}
                  </tr>
                ))}
              </tbody>
            </Table>
          </div>
        </section>
        <section>
          <h3>{say('lengthTitle')}</h3>
          <p>{say('lengthText')}</p>
        </section>
      </div>
    </Dialog>
  );
}
