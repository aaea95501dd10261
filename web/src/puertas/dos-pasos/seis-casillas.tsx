import Box from '@mui/material/Box';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { con, useTextos } from '#puertas/textos.ts';

const LUGARES = [0, 1, 2, 3, 4, 5] as const;

/** Six boxes of one digit each: they go on by themselves, take six pasted at once, and are left with the arrows. */
export function SeisCasillas(props: {
  readonly valor: string;
  readonly onCambio: (valor: string) => void;
  /** A new number puts the focus back in the first box. */
  readonly vez: number;
  readonly error: boolean;
}) {
  const t = useTextos();
  const cajas = useRef<(HTMLInputElement | null)[]>([]);
  const { valor, onCambio, vez } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each `vez` asks for the focus again
  useEffect(() => cajas.current[0]?.focus(), [vez]);

  /** Writes from a box on and leaves the focus after what was written. */
  const escribir = (lugar: number, texto: string) => {
    const numeros = texto.replace(/\D/g, '').slice(0, 6 - lugar);
    if (numeros === '') return;
    onCambio(conNumeros(valor, lugar, numeros));
    cajas.current[Math.min(lugar + numeros.length, 5)]?.focus();
  };
  const handleTecla = (lugar: number) => (evento: KeyboardEvent<HTMLInputElement>) => {
    const paso = { ArrowLeft: -1, ArrowRight: 1 }[evento.key];
    if (evento.key === 'Backspace') {
      const desde = valor[lugar]?.trim() ? lugar : lugar - 1;
      if (desde >= 0) onCambio(conNumeros(valor, desde, ' '));
      cajas.current[Math.max(desde, 0)]?.focus();
    } else if (evento.key === 'Home' || evento.key === 'End') {
      cajas.current[evento.key === 'Home' ? 0 : 5]?.focus();
    } else if (paso !== undefined) {
      // The boxes always read from left to right, as numbers do.
      cajas.current[Math.min(Math.max(lugar + paso, 0), 5)]?.focus();
    } else return;
    evento.preventDefault();
  };
  const handlePegar = (evento: ClipboardEvent) => {
    evento.preventDefault();
    escribir(0, evento.clipboardData.getData('text'));
  };
  return (
    <Box role="group" aria-label={t.pasos.codigo} dir="ltr" sx={fila}>
      {LUGARES.map((lugar) => (
        <Box
          key={lugar}
          component="input"
          ref={(caja: HTMLInputElement | null) => {
            cajas.current[lugar] = caja;
          }}
          value={valor[lugar]?.trim() ?? ''}
          // A phone that fills the code in gives all six to the first box.
          onChange={(evento) => escribir(lugar, nuevoDe(evento.target.value, valor[lugar]))}
          onKeyDown={handleTecla(lugar)}
          onPaste={handlePegar}
          onFocus={(evento) => evento.target.select()}
          inputMode="numeric"
          autoComplete={lugar === 0 ? 'one-time-code' : 'off'}
          aria-label={con(t.pasos.numero, { n: lugar + 1 })}
          aria-invalid={props.error}
          sx={casilla}
        />
      ))}
    </Box>
  );
}

/** What was typed, without the digit that was there. */
const nuevoDe = (texto: string, previo: string | undefined): string =>
  texto.length === 2 && previo ? texto.replace(previo, '') || previo : texto;

const conNumeros = (valor: string, lugar: number, numeros: string): string =>
  `${valor.padEnd(lugar).slice(0, lugar)}${numeros}${valor.slice(lugar + numeros.length)}`.trimEnd();

const fila = { display: 'grid', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: 1, mb: 1 } as const;

const casilla = {
  height: 52,
  width: '100%',
  boxSizing: 'border-box',
  borderRadius: 1,
  border: '1px solid',
  borderColor: 'borderStrong',
  bgcolor: 'background.paper',
  color: 'text.primary',
  font: 'inherit',
  fontSize: '1.25rem',
  fontWeight: 600,
  textAlign: 'center',
  '&[aria-invalid="true"]': { borderColor: 'error.text' },
  '&:focus': {
    outline: '2px solid var(--t-palette-focusRing)',
    outlineOffset: -1,
    boxShadow: '0 0 0 3px color-mix(in srgb, var(--t-palette-focusRing) 18%, transparent)',
  },
} as const;
