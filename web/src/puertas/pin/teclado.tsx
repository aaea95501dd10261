import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconBackspace from '@tabler/icons-react/dist/esm/icons/IconBackspace.mjs';
import { type SubmitEvent, useRef, useState } from 'react';
import { useIntento } from '#puertas/intento.ts';
import { MensajeDeFalla } from '#puertas/mensaje.tsx';
import { entrar } from '#puertas/navegar.ts';
import { pedir } from '#puertas/pedir.ts';
import { con, useTextos } from '#puertas/textos.ts';

const TECLAS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;
const MINIMO = 4;
const MAXIMO = 8;

/** A PIN typed on the keys of the screen or on those of the keyboard, which write in the same hidden field. */
export function Teclado({ usuarioId, onOtra }: { readonly usuarioId: string; readonly onOtra: () => void }) {
  const t = useTextos();
  const [pin, setPin] = useState('');
  const { enviando, falla, intentar } = useIntento();
  const caja = useRef<HTMLInputElement>(null);
  const escribir = (texto: string) => setPin(texto.replace(/\D/g, '').slice(0, MAXIMO));
  const handleSubmit = (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    if (pin.length < MINIMO || enviando) return;
    return intentar(async () => {
      try {
        await pedir('entrarConPin', { usuarioId, pin });
      } catch (error) {
        setPin('');
        caja.current?.focus();
        throw error;
      }
      await entrar();
    });
  };
  return (
    <Box component="form" noValidate onSubmit={handleSubmit} sx={{ display: 'grid', gap: 2 }}>
      <MensajeDeFalla falla={falla} />
      <Box sx={{ position: 'relative', justifySelf: 'center' }}>
        <Box
          component="input"
          ref={caja}
          type="password"
          inputMode="none"
          autoComplete="off"
          aria-label={t.pin.pin}
          autoFocus
          value={pin}
          onChange={(evento) => escribir(evento.target.value)}
          maxLength={MAXIMO}
          sx={campo}
        />
        <Box aria-hidden sx={puntos}>
          {Array.from({ length: Math.max(pin.length, MINIMO) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: marks without a name
            <Box key={i} component="span" sx={{ ...punto, bgcolor: i < pin.length ? 'primary.main' : 'transparent' }} />
          ))}
        </Box>
      </Box>
      <Box
        role="status"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {con(t.pin.van, { n: pin.length })}
      </Box>
      <Box
        dir="ltr"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 76px)', justifyContent: 'center', gap: 1.25 }}
      >
        {TECLAS.map((tecla) => (
          <Button
            key={tecla}
            onClick={() => escribir(pin + tecla)}
            sx={{ ...deTeclado, ...(tecla === '0' && { gridColumn: 2 }) }}
          >
            {tecla}
          </Button>
        ))}
        <Button aria-label={t.pin.borrar} disabled={pin === ''} onClick={() => setPin(pin.slice(0, -1))} sx={deTeclado}>
          <IconBackspace size={24} stroke={1.5} aria-hidden />
        </Button>
      </Box>
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        loading={enviando}
        disabled={pin.length < MINIMO}
      >
        {t.pin.entrar}
      </Button>
      <Button variant="text" onClick={onOtra}>
        {t.pin.otra}
      </Button>
    </Box>
  );
}

// The marks are what is seen; the field is there for the keyboard and for those who listen.
const campo = {
  position: 'absolute',
  inset: '-10px -24px',
  width: 'calc(100% + 48px)',
  boxSizing: 'border-box',
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'transparent',
  caretColor: 'transparent',
  '&::selection': { bgcolor: 'transparent' },
  '&:focus': { outline: '2px solid var(--t-palette-focusRing)' },
} as const;

const puntos = { display: 'flex', gap: 2, minHeight: 16 } as const;
const punto = { width: 14, height: 14, borderRadius: '50%', border: 1.5, borderColor: 'primary.main' } as const;
const deTeclado = { minHeight: 60, fontSize: '1.375rem', fontWeight: 600 } as const;
