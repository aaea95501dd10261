import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sinSegundoClic } from '#ui/flotantes/piezas-flotantes.ts';
import { textos } from './textos.ts';

/** A picture of a conversation, as a button that shows it large. */
export function Foto(props: {
  readonly direccion: string;
  readonly quien: string;
  readonly ancho: number | string;
  readonly alto: number;
}) {
  const t = textos.usar();
  const { t: tUi } = useTranslation('ui');
  const [abierta, setAbierta] = useState(false);
  const nombre = t('fotoDe', { quien: props.quien });
  return (
    <>
      <ButtonBase
        aria-label={t('ampliar', { quien: props.quien })}
        onClick={() => setAbierta(true)}
        sx={{ width: props.ancho, maxWidth: '100%', height: props.alto, borderRadius: 1, overflow: 'hidden' }}
      >
        <Box component="img" src={props.direccion} alt="" sx={{ width: '100%', height: '100%', objectFit: 'cover' }} />
      </ButtonBase>
      <Dialog
        open={abierta}
        onClose={sinSegundoClic(() => setAbierta(false))}
        maxWidth="md"
        slotProps={{ paper: { 'aria-label': nombre, sx: { position: 'relative' } } }}
      >
        <Box
          component="img"
          src={props.direccion}
          alt={nombre}
          sx={{ display: 'block', width: 720, maxWidth: '100%', maxHeight: '80dvh', objectFit: 'contain' }}
        />
        <IconButton aria-label={tUi('accion.cerrar')} onClick={() => setAbierta(false)} sx={cierre}>
          <IconX size={20} stroke={1.7} aria-hidden />
        </IconButton>
      </Dialog>
    </>
  );
}

const cierre = {
  position: 'absolute',
  insetBlockStart: 8,
  insetInlineEnd: 8,
  bgcolor: 'background.paper',
  '&:hover': { bgcolor: 'background.paper' },
} as const;
