import { useMemo } from 'react';
import { styled } from '@mui/material/styles';
import { generate } from 'lean-qr';

/** The quiet zone that scanners need, in modules. */
const EDGE = 4;

// dark on light in every theme: many scanners read nothing else
const Frame = styled('svg')({ display: 'block', width: '100%', height: 'auto', borderRadius: 8, background: '#fff' });

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** Drawn here, so that no other service learns the code. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  const box = `${-EDGE} ${-EDGE} ${size + 2 * EDGE} ${size + 2 * EDGE}`;
  return (
    <Frame role="img" aria-label={label} viewBox={box} shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </Frame>
  );
}

function drawn(text: string): { readonly size: number; readonly path: string } {
  const code = generate(text);
  const places = Array.from({ length: code.size }, (_, place) => place);
  const path = places.flatMap((y) => places.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`)).join('');
  return { size: code.size, path };
}
