export function RecoveryCodes({ codes, label }: { codes: readonly string[]; label: string }) {
  return (
    <ol className="recovery-code-list" aria-label={label}>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ol>
  );
}
