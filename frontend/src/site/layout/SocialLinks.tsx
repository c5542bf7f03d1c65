import { Share2 } from 'lucide-react';
import { styled } from '../styled.js';
import { IconControl } from './IconControl.js';

const List = styled('ul')({ display: 'flex', gap: 4, marginLeft: '-12px !important' });
const Circle = IconControl.withComponent('a');

/** `https://www.linkedin.com/company/x` is known as linkedin.com. */
const nameOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

/** The provider's pages elsewhere; nothing where there are none. */
export const SocialLinks = ({ urls }: { urls: readonly string[] }) =>
  urls.length > 0 && (
    <List aria-label="HourTrail elsewhere">
      {urls.map((url) => (
        <li key={url}>
          <Circle href={url} target="_blank" rel="noopener me" aria-label={`HourTrail on ${nameOf(url)}`}>
            <Share2 size={20} aria-hidden />
          </Circle>
        </li>
      ))}
    </List>
  );
