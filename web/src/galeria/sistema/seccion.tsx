import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { Despliegue } from '#ui/pantalla/despliegue.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { textos } from './textos.ts';

/** A part of the system: what it is for, how it looks now, and how a screen composes it. */
export function Seccion(props: {
  readonly titulo: string;
  readonly texto: string;
  readonly codigo: string;
  /** Takes the whole width of the page. */
  readonly ancha?: boolean;
  readonly children: ReactNode;
}) {
  const t = textos.usar();
  const [abierto, setAbierto] = useState(false);
  const id = useId();
  return (
    <Tarjeta
      titulo={props.titulo}
      sx={props.ancha ? { gridColumn: '1 / -1' } : {}}
      acciones={
        <Button
          size="small"
          variant="text"
          aria-expanded={abierto}
          aria-controls={id}
          aria-label={t(abierto ? 'sistema.ocultarCodigoDe' : 'sistema.verCodigoDe', { que: props.titulo })}
          onClick={() => setAbierto(!abierto)}
        >
          {t(abierto ? 'sistema.ocultarCodigo' : 'sistema.verCodigo')}
        </Button>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: -1, mb: 2, maxWidth: 720 }}>
        {props.texto}
      </Typography>
      <Despliegue abierto={abierto} id={id}>
        <Box
          component="pre"
          tabIndex={0}
          dir="ltr"
          aria-label={t('sistema.codigoDe', { que: props.titulo })}
          sx={codigo}
        >
          {props.codigo}
        </Box>
      </Despliegue>
      {props.children}
    </Tarjeta>
  );
}

/** A name in small letters above what it names. */
export function Muestra({ nombre, children }: { readonly nombre: ReactNode; readonly children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ mb: 0.75, fontSize: '0.75rem', lineHeight: '1rem', color: 'text.secondary' }}>{nombre}</Box>
      {children}
    </Box>
  );
}

const codigo = {
  m: 0,
  mb: 2.5,
  p: 2,
  borderRadius: 1,
  bgcolor: 'inverse.background',
  color: 'inverse.text',
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.75rem',
  lineHeight: '1.25rem',
  overflowX: 'auto',
  textAlign: 'left',
} as const;
