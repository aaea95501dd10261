import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconGridDots from '@tabler/icons-react/dist/esm/icons/IconGridDots.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import { type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react';
import { trasPintar } from '#api/tras-pintar.ts';
import { alSeguir, Enlace } from '#puertas/enlace.tsx';
import {
  dejarDeOfrecer,
  entrarCon,
  type Firma,
  hayLlaves,
  ingresarConLlave,
  SinLlave,
  sugerirLlaves,
} from '#puertas/llave.ts';
import { Diseno, Marco, useMismoDiseno } from '#puertas/marco.tsx';
import { Mensaje, MensajeDeFalla } from '#puertas/mensaje.tsx';
import { conDestino } from '#puertas/navegar.ts';
import { pedir } from '#puertas/pedir.ts';
import { useTextos } from '#puertas/textos.ts';
import { FormularioDeIngreso } from './formulario.tsx';
import { type EstadoDeIngreso, useIngreso } from './use-ingreso.ts';

/** The door: user and password, a key, or the PIN of a shared terminal. */
export function Ingresar() {
  const t = useTextos();
  const ingreso = useIngreso();
  const diseno = useContext(Diseno);
  const registro = useMismoDiseno('/auth/register');
  const compartido = useTerminal();
  const motivo = new URLSearchParams(location.search).get('motivo');
  useLlavesSugeridas(ingreso);
  const sinLlave = ingreso.falla instanceof SinLlave;
  return (
    <Marco pagina={t.login.pagina} titulo={t.login.titulo} bajada={t.login.bajada}>
      {ingreso.falla === undefined && motivo === 'vencida' && <Mensaje tono="info" texto={t.login.vencida} />}
      {ingreso.falla === undefined && motivo === 'salida' && <Mensaje tono="info" texto={t.login.salida} />}
      {sinLlave ? <Mensaje tono="error" texto={t.login.llaveCancelada} /> : <MensajeDeFalla falla={ingreso.falla} />}
      <FormularioDeIngreso ingreso={ingreso} />
      {hayLlaves() && (
        <>
          {diseno === 2 && <Divisor>{t.login.oIngresaCon}</Divisor>}
          <Button
            size="large"
            fullWidth
            disabled={ingreso.enviando}
            startIcon={<IconKey size={18} stroke={1.7} aria-hidden />}
            onClick={() => void ingreso.con(() => ingresarConLlave(ingreso.recordar))}
            sx={{ mt: diseno === 2 ? 0 : 1.5 }}
          >
            {diseno === 2 ? t.login.llaveCorta : t.login.llave}
          </Button>
        </>
      )}
      {compartido && (
        <>
          <Divisor>{t.login.compartido}</Divisor>
          <Button
            size="large"
            fullWidth
            href={conDestino('/auth/pin')}
            onClick={alSeguir(conDestino('/auth/pin'))}
            startIcon={<IconGridDots size={18} stroke={1.7} aria-hidden />}
          >
            {t.login.pin}
          </Button>
        </>
      )}
      <Box sx={{ mt: 4, textAlign: 'center', fontSize: '0.8125rem', color: 'text.secondary' }}>
        <span>{t.login.nuevo}</span> <Enlace a={registro}>{t.login.crear}</Enlace>
      </Box>
    </Marco>
  );
}

/** A word between two lines. */
function Divisor({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        my: 2.25,
        fontSize: '0.75rem',
        color: 'text.secondary',
        '&::before, &::after': { content: '""', flex: 1, borderTop: 1, borderColor: 'divider' },
      }}
    >
      {children}
    </Box>
  );
}

/** Whether this device is a shared terminal: only there is a PIN worth anything. */
function useTerminal(): boolean {
  const [compartido, setCompartido] = useState(false);
  useEffect(() => {
    return trasPintar(() => {
      pedir('verTerminal').then(
        ({ terminal }) => setCompartido(terminal !== null),
        // Without an answer the password is still there.
        () => {},
      );
    });
  }, []);
  return compartido;
}

const SENALES = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * The keys of the device among the suggestions of the user field. They wait for the first sign of a person: a page that
 * only opens asks for nothing. A page that is left offers them no longer; one that did not let somebody in offers them again,
 * since what was chosen was spent and what was asked for by the button took the place of the rest.
 */
function useLlavesSugeridas({ con, recordar, falla }: EstadoDeIngreso): void {
  // A suggestion is taken long after it was offered: what counts is what is ticked then.
  const entrarConElegida = useEffectEvent((firma: Firma | undefined) => {
    if (firma) void con(() => entrarCon(firma, recordar));
  });
  useEffect(() => {
    const control = new AbortController();
    const handleSenal = () => {
      control.abort();
      void sugerirLlaves().then(entrarConElegida);
    };
    for (const senal of SENALES) addEventListener(senal, handleSenal, { signal: control.signal });
    return () => {
      control.abort();
      void dejarDeOfrecer();
    };
  }, []);
  useEffect(() => {
    if (falla !== undefined) void sugerirLlaves().then(entrarConElegida);
  }, [falla]);
}
