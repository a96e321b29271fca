import type { CSSProperties, ReactNode } from 'react';

/** The page shows both designs, so its own layout depends on neither style sheet. */
const styles = {
  section: { marginTop: 32, scrollMarginTop: 16 },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
    gap: 16,
    marginTop: 12,
    alignItems: 'start',
  },
  piece: { padding: 16, borderRadius: 12, border: '1px solid var(--line)', background: 'var(--white)', minWidth: 0 },
  wide: { gridColumn: '1 / -1' },
  name: { font: '600 12px/1.4 ui-monospace, monospace', color: 'var(--ink-2)', margin: '0 0 12px' },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  stack: { display: 'grid', gap: 12 },
} as const satisfies Record<string, CSSProperties>;

export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} style={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div style={styles.grid}>{children}</div>
    </section>
  );
}

/** One component under its code name. */
export function Specimen({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div style={wide ? { ...styles.piece, ...styles.wide } : styles.piece}>
      <h3 style={styles.name}>{name}</h3>
      {children}
    </div>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div style={styles.row}>{children}</div>;
}

export function Stack({ children }: { children: ReactNode }) {
  return <div style={styles.stack}>{children}</div>;
}

/** Links to the sections of the page. */
export function Contents({ label, sections }: { label: string; sections: readonly { id: string; title: string }[] }) {
  return (
    <nav aria-label={label} style={{ ...styles.row, gap: 16 }}>
      {sections.map(({ id, title }) => (
        <a key={id} className="link" href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
  );
}
