import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { textos } from '#galeria/ecommerce/textos.ts';
import { EnlaceDeTelefono } from '#ui/piezas/contacto.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { DialogoDeDireccion } from './dialogo-de-direccion.tsx';
import { type Compra, compra, conDireccion, type Direccion } from './estado.ts';

/** Where it goes: one of the known addresses, or a new one. Choosing goes on. */
export function PasoDireccion({ una, onElegida }: { readonly una: Compra; readonly onElegida: () => void }) {
  const t = textos.usar();
  const [agrega, setAgrega] = useState(false);
  const handleElegir = (elegida: number) => {
    compra.cambiar((actual) => ({ ...actual, elegida }));
    onElegida();
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box component="ul" aria-label={t('pago.direccion')} sx={lista}>
        {una.direcciones.map((direccion) => (
          <Tarjeta
            key={direccion.id}
            direccion={direccion}
            elegida={direccion.id === una.elegida}
            onElegir={() => handleElegir(direccion.id)}
          />
        ))}
      </Box>
      <div>
        <Button startIcon={<IconPlus size={18} stroke={1.7} aria-hidden />} onClick={() => setAgrega(true)}>
          {t('pago.agregarDireccion')}
        </Button>
      </div>
      {agrega && (
        <DialogoDeDireccion
          onCerrar={() => setAgrega(false)}
          onGuardar={(datos) => {
            compra.cambiar((actual) => conDireccion(actual, datos));
            setAgrega(false);
          }}
        />
      )}
    </Box>
  );
}

function Tarjeta(props: { readonly direccion: Direccion; readonly elegida: boolean; readonly onElegir: () => void }) {
  const t = textos.usar();
  const { nombre, calle, telefono } = props.direccion;
  return (
    <Paper
      component="li"
      data-testid="pago-direccion"
      sx={{ p: 3, display: 'flex', flexDirection: 'column', gap: 1, alignItems: 'flex-start' }}
    >
      <Typography variant="h6" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {nombre}
      </Typography>
      {props.elegida && <EstadoChip tono="exito">{t('pago.elegida')}</EstadoChip>}
      <Typography sx={{ color: 'text.secondary', flex: 1, overflowWrap: 'anywhere' }}>{calle}</Typography>
      <EnlaceDeTelefono numero={telefono} />
      <Button
        variant={props.elegida ? 'contained' : 'outlined'}
        aria-label={t('pago.entregarEn', { nombre })}
        onClick={props.onElegir}
        sx={{ mt: 1 }}
      >
        {t('pago.entregarAca')}
      </Button>
    </Paper>
  );
}

const lista = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
