import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useQuery } from '@tanstack/react-query';
import { type Sesion, verTerminal } from '@trastienda/nucleo/acceso/contrato.ts';
import { useId, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { direccionDeLogin } from '#acceso/guardia.tsx';
import { pedir } from '#api/pedir.ts';
import { Esperando, EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';
import { VistaError } from '#ui/pantalla/estado-vista.tsx';
import { Simbolo } from '#ui/piezas/simbolo.tsx';
import { Personas } from './personas.tsx';
import { PinDe } from './pin-de.tsx';

type PantallaProps = {
  /** Who was working: the first to be offered. */
  readonly usuarioId: string;
  readonly onEntrar: (sesion: Sesion) => void;
};

/** The cover of a locked terminal. What is behind it is neither seen nor read aloud nor reached by keyboard. */
export function PantallaDeBloqueo({ usuarioId, onEntrar }: PantallaProps) {
  const { t } = useTranslation('acceso');
  const id = useId();
  useTapado();
  return (
    <Dialog
      open
      fullScreen
      data-bloqueo
      aria-labelledby={id}
      transitionDuration={0}
      slotProps={{ paper: { sx: { display: 'grid', placeItems: 'center', bgcolor: 'page', p: 2 } } }}
    >
      <GlobalStyles styles={tapado} />
      <Stack sx={{ gap: 2.5, width: '100%', maxWidth: 420, p: 3, borderRadius: 1, bgcolor: 'background.paper' }}>
        <Stack direction="row" sx={{ gap: 1.75 }}>
          <Simbolo tono="primary">
            <IconLock size={20} stroke={1.5} aria-hidden />
          </Simbolo>
          <Box sx={{ minWidth: 0 }}>
            <Typography id={id} variant="h5" component="h1">
              {t('bloqueo.titulo')}
            </Typography>
            <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{t('bloqueo.texto')}</Typography>
          </Box>
        </Stack>
        <QuienSigue usuarioId={usuarioId} onEntrar={onEntrar} />
        <Button variant="text" onClick={() => location.assign(salida())}>
          {t('bloqueo.contrasena')}
        </Button>
      </Stack>
    </Dialog>
  );
}

function QuienSigue({ usuarioId, onEntrar }: PantallaProps) {
  const { t } = useTranslation('acceso');
  // Not in the room's part of the cache: what a locked person reads must not be read again with it.
  const consulta = useQuery({
    queryKey: ['terminal-bloqueado'],
    queryFn: ({ signal }) => pedir(verTerminal, {}, { signal }),
    gcTime: 0,
  });
  const [elegida, setElegida] = useState<string | null>(usuarioId);
  if (consulta.isError) {
    return (
      <VistaError
        titulo={t('bloqueo.sinRespuesta')}
        error={consulta.error}
        onReintentar={() => void consulta.refetch()}
      />
    );
  }
  if (consulta.data === undefined) {
    return (
      <Esperando>
        <EsqueletoDeTexto lineas={3} />
      </Esperando>
    );
  }
  const { personas } = consulta.data;
  const persona = personas.find(({ id, tienePin, bloqueado }) => id === elegida && tienePin && !bloqueado);
  if (persona) {
    return (
      <PinDe
        key={persona.id}
        persona={persona}
        sigue={persona.id === usuarioId}
        onEntrar={onEntrar}
        onOtra={() => setElegida(null)}
        onBloqueado={() => void consulta.refetch()}
      />
    );
  }
  if (personas.length === 0) return <Alert severity="info">{t('bloqueo.nadie')}</Alert>;
  return <Personas personas={personas} usuarioId={usuarioId} onElegir={setElegida} />;
}

/** The login, to come back here. */
const salida = (): string => direccionDeLogin({ next: location.pathname + location.search });

const ATRIBUTO = 'data-bloqueado';

/** Marks the page as covered while the cover is there. */
function useTapado(): void {
  useLayoutEffect(() => {
    document.body.setAttribute(ATRIBUTO, '');
    return () => document.body.removeAttribute(ATRIBUTO);
  }, []);
}

// Some pieces say of themselves that they are visible: everything below is hidden, not only its root.
const tapado = {
  [`body[${ATRIBUTO}] > :not([data-bloqueo]), body[${ATRIBUTO}] > :not([data-bloqueo]) *`]: {
    visibility: 'hidden !important',
  },
} as const;
