import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import type { Icono } from '#ui/piezas/icono.ts';
import { Despliegue } from './despliegue.tsx';

export type Vacio = {
  readonly icono?: Icono;
  readonly titulo: string;
  readonly texto?: string;
  readonly accion?: ReactNode;
};

/** Nothing here yet: an icon, one sentence, one action. */
export function VistaVacia({ icono: Icono = IconFileText, titulo, texto, accion }: Vacio) {
  return (
    <Centro>
      <Circulo tono="primary">
        <Icono size={24} stroke={1.5} aria-hidden />
      </Circulo>
      <Frase titulo={titulo} texto={texto} />
      {accion}
    </Centro>
  );
}

/** A load failed: what, why, and «Reintentar». The detail is folded. */
export function VistaError(props: {
  readonly error: unknown;
  readonly titulo?: string;
  readonly onReintentar: () => void;
}) {
  const { t } = useTranslation('ui');
  const [abierto, setAbierto] = useState(false);
  const detalle = props.error instanceof Error ? `${props.error.name}: ${props.error.message}` : String(props.error);
  const mensaje = mensajeDeError(props.error);
  // Who calls may give the message as the title: it is not said twice.
  const repetido = mensaje === props.titulo;
  return (
    <Stack direction="row" role="alert" sx={{ gap: 2, p: 2.5, alignItems: 'flex-start' }}>
      <Circulo tono="error" chico>
        <IconCloudOff size={22} stroke={1.5} aria-hidden />
      </Circulo>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="h6" component="h2" sx={{ mb: repetido ? 1.5 : 0 }}>
          {props.titulo ?? t('error.carga')}
        </Typography>
        {!repetido && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
            {mensaje}
          </Typography>
        )}
        <Button
          size="small"
          variant="contained"
          onClick={({ currentTarget }) => yendose(currentTarget, 'section, main', props.onReintentar)}
        >
          {t('accion.reintentar')}
        </Button>
        <Button size="small" variant="text" aria-expanded={abierto} onClick={() => setAbierto(!abierto)}>
          {abierto ? t('accion.ocultarDetalle') : t('accion.verDetalle')}
        </Button>
        <Despliegue abierto={abierto}>
          <Typography component="pre" variant="caption" sx={{ whiteSpace: 'pre-wrap', color: 'text.secondary', m: 0 }}>
            {detalle}
          </Typography>
        </Despliegue>
      </Box>
    </Stack>
  );
}

/** For a button that goes away with what it does: the keyboard goes on from what it was part of, and stays. */
export function yendose(boton: Element, deQue: string, hacer: () => void): void {
  const marco = boton.closest<HTMLElement>(deQue);
  hacer();
  marco?.setAttribute('tabindex', '-1');
  marco?.focus({ preventScroll: true });
}

/** The middle of what would be there. `callado` where its words are said from elsewhere. */
export function Centro({ callado, children }: { readonly callado?: boolean; readonly children: ReactNode }) {
  return (
    <Stack
      role={callado ? undefined : 'status'}
      sx={{ alignItems: 'center', justifyContent: 'center', gap: 2, px: 3, py: 6, minHeight: 260 }}
    >
      {children}
    </Stack>
  );
}

export function Frase({ titulo, texto }: { readonly titulo: string; readonly texto?: string | undefined }) {
  return (
    <Box sx={{ textAlign: 'center', maxWidth: 320 }}>
      <Typography variant="h6" component="h2">
        {titulo}
      </Typography>
      {texto && <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{texto}</Typography>}
    </Box>
  );
}

export function Circulo(props: {
  readonly tono: 'primary' | 'info' | 'error';
  readonly chico?: boolean;
  readonly children: ReactNode;
}) {
  const lado = props.chico ? 48 : 56;
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: lado,
        height: lado,
        borderRadius: '50%',
        bgcolor: `${props.tono}.soft`,
        color: `${props.tono}.onSoft`,
      }}
    >
      {props.children}
    </Box>
  );
}
