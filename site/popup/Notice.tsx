import type { ReactNode } from 'react';

export type NoticeProps = {
  tone: 'success' | 'error';
  title: string;
  description: string;
  children?: ReactNode;
};

/** A toast inside the form, where it covers no control. Errors are announced; the focus announces success. */
export function Notice({ tone, title, description, children }: NoticeProps) {
  return (
    <div className="toast" data-place="form" data-tone={tone}>
      <div role={tone === 'error' ? 'alert' : undefined}>
        <p className="toast-title">{title}</p>
        <p className="toast-description">{description}</p>
      </div>
      {children}
    </div>
  );
}
