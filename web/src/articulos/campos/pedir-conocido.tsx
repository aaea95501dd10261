import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { tituloDeCampo } from '@trastienda/nucleo/articulos/campos/campo.ts';
import type { Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import { type CampoPedido, pedirCampo } from '@trastienda/nucleo/articulos/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';

type Props = {
  readonly lugar: { readonly nivel: Nivel; readonly nodoId: string };
  readonly nombre: string;
  readonly campos: readonly CampoPedido[];
  readonly onListo: () => void;
};

/** Asks here for a campo that exists: what artículos of here said of it before comes back. */
export function PedirConocido({ lugar, nombre, campos, onListo }: Props) {
  const { t } = useTranslation('campos');
  const avisos = useAvisos();
  const pedir = useComando(pedirCampo);
  const [elegido, setElegido] = useState('');
  const otros = campos.filter(({ lugares }) => !lugares.some(({ id }) => id === lugar.nodoId));
  if (otros.length === 0) return null;
  const campo = otros.find(({ id }) => id === elegido);
  const handlePedir = () => {
    if (!campo) return;
    pedir.mutate(
      { params: { id: campo.id }, body: { version: campo.version, ...lugar } },
      {
        onSuccess: () => {
          avisos.exito(t('pedido', { nombre: campo.nombre, en: nombre }));
          onListo();
        },
        onError: (error) => avisos.error(error),
      },
    );
  };
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <TextField
          select
          fullWidth
          label={t('yaExiste')}
          helperText={t('yaExisteAyuda')}
          value={campo ? elegido : ''}
          onChange={(evento) => setElegido(evento.target.value)}
        >
          {otros.map((otro) => (
            <MenuItem key={otro.id} value={otro.id}>
              {tituloDeCampo(otro)}
            </MenuItem>
          ))}
        </TextField>
        <Button
          variant="outlined"
          disabled={!campo}
          loading={pedir.isPending}
          onClick={handlePedir}
          sx={{ flexShrink: 0, mt: 2.75 }}
        >
          {t('pedirAca')}
        </Button>
      </Box>
      <Typography variant="h6" component="h3">
        {t('oNuevo')}
      </Typography>
    </>
  );
}
