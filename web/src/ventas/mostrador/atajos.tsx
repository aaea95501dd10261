import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs';
import IconCloudUpload from '@tabler/icons-react/dist/esm/icons/IconCloudUpload.mjs';
import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Atajo } from '#ui/piezas/atajo.tsx';
import { Oculto } from '#ui/piezas/oculto.tsx';
import type { Orden } from './teclas.ts';

export type OrdenDeLinea = Orden | 'quitar';

const DE_LINEA = [
  ['F2', 'cliente'],
  ['F4', 'stock'],
  ['F7', 'retocar'],
  ['F8', 'observaciones'],
  ['Supr', 'quitar'],
  ['?', 'atajos'],
] as const satisfies readonly (readonly [string, OrdenDeLinea])[];

const CLAVE = {
  cliente: 'cliente',
  stock: 'stock',
  retocar: 'descuento',
  observaciones: 'observaciones',
  quitar: 'quitar',
  atajos: 'ayuda',
} as const;

type Props = {
  readonly conPrecios: boolean;
  /** «Guardado 10:42», or that something is not saved. */
  readonly guardado: string;
  readonly pendiente: boolean;
  readonly onOrden: (orden: OrdenDeLinea) => void;
};

/** The line of keys below the counter; each one is also a button. Under 1200 px only «? Atajos» stays. */
export function LineaDeAtajos({ conPrecios, guardado, pendiente, onOrden }: Props) {
  const { t } = useTranslation('ventas');
  const Nube = pendiente ? IconCloudUpload : IconCloudCheck;
  return (
    <Box role="group" aria-label={t('mostrador.atajos.linea')} sx={linea}>
      {DE_LINEA.filter(([, orden]) => conPrecios || orden !== 'retocar').map(([tecla, orden]) => (
        <ButtonBase key={tecla} onClick={() => onOrden(orden)} tabIndex={-1} sx={boton(orden === 'atajos')}>
          <Atajo>{tecla}</Atajo>
          {t(`mostrador.atajos.${CLAVE[orden]}`)}
        </ButtonBase>
      ))}
      <Box component="span" role="status" sx={estado}>
        <Nube size={16} stroke={1.7} aria-hidden />
        {guardado}
      </Box>
    </Box>
  );
}

const TODOS = [
  ['Enter', 'agregar'],
  ['12*', 'estrella'],
  ['Tab', 'tab'],
  ['↑ ↓', 'flechas'],
  ['Enter / 0–9', 'enRenglon'],
  ['Supr', 'quitar'],
  ['F2', 'cliente'],
  ['F4', 'stock'],
  ['F7', 'descuento'],
  ['F8', 'observaciones'],
  ['F5 / Ctrl+S', 'guardar'],
  ['F9', 'confirmar'],
  ['Esc', 'escape'],
] as const;

/** Every key of the counter, on request. */
export function DialogoDeAtajos(props: {
  readonly abierto: boolean;
  readonly conPrecios: boolean;
  readonly onCerrar: () => void;
}) {
  const { t } = useTranslation('ventas');
  const { t: tUi } = useTranslation('ui');
  const id = useId();
  return (
    <Dialog open={props.abierto} onClose={props.onCerrar} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{t('mostrador.atajos.titulo')}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1.25, m: 0, '& dd': { m: 0 } }}
        >
          {TODOS.filter(([tecla]) => props.conPrecios || tecla !== 'F7').map(([tecla, que]) => (
            <Fragment key={tecla}>
              <dt>
                <Tecla>{tecla}</Tecla>
              </dt>
              <dd>{t(`mostrador.atajos.${que}`)}</dd>
            </Fragment>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={props.onCerrar}>
          {tUi('accion.cerrar')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Here the key is the content, so it is not hidden from who hears the page. */
function Tecla({ children }: { readonly children: string }) {
  return (
    <>
      <Atajo>{children}</Atajo>
      <Oculto>{children}</Oculto>
    </>
  );
}

const linea = {
  display: { xs: 'none', sm: 'flex' },
  alignItems: 'center',
  gap: 2.25,
  minHeight: 24,
  fontSize: '0.75rem',
  lineHeight: '1rem',
  color: 'text.secondary',
} as const;
const boton = (siempre: boolean) => ({
  display: { sm: siempre ? 'inline-flex' : 'none', lg: 'inline-flex' },
  gap: 0.75,
  minHeight: 24,
  font: 'inherit',
  color: 'inherit',
  borderRadius: '5px',
  '&:hover': { color: 'text.primary' },
});
const estado = { display: 'inline-flex', alignItems: 'center', gap: 0.75, marginInlineStart: 'auto' } as const;
