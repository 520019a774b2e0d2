import styles from './Wordmark.module.css';

export function Wordmark() {
  return (
    <span className={styles.wordmark} role="img" aria-label="Parlour" translate="no">
      PARL
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <defs>
          <linearGradient id="wordmark-brass" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className={styles.light} />
            <stop offset=".55" className={styles.mid} />
            <stop offset="1" className={styles.dark} />
          </linearGradient>
        </defs>
        <circle cx="20" cy="20" r="17.6" fill="none" stroke="url(#wordmark-brass)" strokeWidth="4.6" />
        <path
          d="M20 10.500a5.300 5.300 0 0 0-2.600 9.900L15.400 29h9.200l-2-8.600A5.300 5.300 0 0 0 20 10.500Z"
          fill="url(#wordmark-brass)"
        />
      </svg>
      UR
    </span>
  );
}
