import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useId, useState } from 'react';
import { CATEGORIAS } from '#galeria/api-falsa/productos.ts';
import { OrdenDeTabla } from '#galeria/comun/orden-de-tabla.tsx';
import { textos } from '#galeria/ecommerce/textos.ts';
import { Popover } from '#ui/flotantes/flotantes.tsx';
import { CajaDeBusqueda } from '#ui/listas/caja-de-busqueda.tsx';
import { COLUMNAS, NOMBRES } from './estado.ts';
import type { useListado } from './use-listado.ts';

type Listado = ReturnType<typeof useListado>;
const SENTIDOS = ['asc', 'desc'] as const;

/** Search and filters; or, while something is chosen, how much and what can be done with it. */
export function Barra({ listado, onEliminar }: { readonly listado: Listado; readonly onEliminar: () => void }) {
  const t = textos.usar();
  const cuantas = listado.elegidas.size;
  if (cuantas > 0) {
    return (
      <Box sx={{ ...barra, bgcolor: 'primary.soft', color: 'primary.onSoft' }}>
        <Box role="status" sx={{ flex: 1, fontWeight: 600 }} data-testid="listado-elegidos">
          {t('listado.elegidos', { count: cuantas })}
        </Box>
        <Button
          color="error"
          startIcon={<IconTrash size={18} stroke={1.7} aria-hidden />}
          onClick={onEliminar}
          data-testid="listado-eliminar"
        >
          {t('listado.eliminarElegidos')}
        </Button>
      </Box>
    );
  }
  return (
    <Box sx={barra}>
      <CajaDeBusqueda
        valor={listado.pedido.buscar}
        etiqueta={t('listado.buscar')}
        onBuscar={(buscar) => listado.cambiar({ buscar: buscar === '' ? undefined : buscar })}
      />
      <Box sx={{ flex: 1 }} />
      <BotonDeFiltros listado={listado} />
      <Orden listado={listado} />
    </Box>
  );
}

function Orden({ listado }: { readonly listado: Listado }) {
  const t = textos.usar();
  const { columna, sentido } = listado.pedido;
  const opciones = COLUMNAS.flatMap((una) =>
    SENTIDOS.map((como) => ({
      columna: una,
      sentido: como,
      valor: `${una} ${como}`,
      texto: t(como === 'asc' ? 'listado.ascendente' : 'listado.descendente', {
        columna: t(`listado.${NOMBRES[una]}`),
      }),
    })),
  );
  const handleCambio = (valor: string) => {
    const elegida = opciones.find((una) => una.valor === valor);
    if (elegida) listado.ordenar(elegida.columna, elegida.sentido);
  };
  return <OrdenDeTabla desde="sm" valor={`${columna} ${sentido}`} opciones={opciones} onCambio={handleCambio} />;
}

function BotonDeFiltros({ listado }: { readonly listado: Listado }) {
  const t = textos.usar();
  const id = useId();
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const { stock, categoria } = listado.pedido;
  const puestos = Number(stock !== '') + Number(categoria !== 'All');
  return (
    <>
      <Button
        startIcon={<IconFilter size={18} stroke={1.7} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={ancla !== null}
        onClick={(evento) => setAncla(evento.currentTarget)}
      >
        {puestos === 0 ? t('listado.filtrar') : t('tienda.filtrosPuestos', { cuantos: puestos })}
      </Button>
      <Popover
        open={ancla !== null}
        anchorEl={ancla}
        onClose={() => setAncla(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('listado.filtrar') } }}
      >
        <Box sx={{ display: 'grid', gap: 2, p: 2.5, width: 260 }}>
          <FormControl size="small">
            <InputLabel id={`${id}-stock`}>{t('listado.estado')}</InputLabel>
            <Select
              labelId={`${id}-stock`}
              label={t('listado.estado')}
              value={stock}
              displayEmpty
              notched
              onChange={(evento) => listado.cambiar({ stock: evento.target.value || undefined })}
            >
              <MenuItem value="">{t('listado.todosLosEstados')}</MenuItem>
              <MenuItem value="si">{t('producto.enStock')}</MenuItem>
              <MenuItem value="no">{t('producto.sinStock')}</MenuItem>
            </Select>
          </FormControl>
          <FormControl size="small">
            <InputLabel id={`${id}-categoria`}>{t('tienda.categoria')}</InputLabel>
            <Select
              labelId={`${id}-categoria`}
              label={t('tienda.categoria')}
              value={categoria}
              onChange={({ target: { value } }) => listado.cambiar({ categoria: value === 'All' ? undefined : value })}
            >
              {(['All', ...CATEGORIAS] as const).map((una) => (
                <MenuItem key={una} value={una}>
                  {t(`categoria.${una}`)}
                </MenuItem>
              ))}
            </Select>
          </FormControl>
        </Box>
      </Popover>
    </>
  );
}

const barra = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 1.5,
  minHeight: 66,
  px: 2.5,
  py: 1.5,
} as const;
