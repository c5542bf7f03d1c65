import { useEffect, useState } from 'react';
import { ask } from './ask.js';

/** What the server answers to a question that a page can do without; undefined until then, and where nothing comes. */
export function useAnswer<Answer>(path: string): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let left = false;
    ask<Answer>('GET', path).then(
      (found) => left || setAnswer(found),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [path]);
  return answer;
}
