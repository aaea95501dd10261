import Button from '@mui/material/Button';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { crearRubro } from '@trastienda/nucleo/articulos/contrato.ts';
import { usePuede } from '#acceso/permisos.tsx';

export function BotonNuevo({ texto, onClick }: { readonly texto: string; readonly onClick: () => void }) {
  const puede = usePuede();
  if (!puede(crearRubro)) return null;
  return (
    <Button variant="contained" startIcon={<IconPlus size={18} stroke={1.7} aria-hidden />} onClick={onClick}>
      {texto}
    </Button>
  );
}
