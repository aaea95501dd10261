import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useOpcion } from '#galeria/comun/parametros.ts';
import { textos } from '#galeria/widgets/textos.ts';
import { formatearCantidad, formatearMes } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { ConLeyenda } from './con-leyenda.tsx';
import { MESES, VISITADOS } from './muestras.ts';

/** Two bars for each week of the chosen month, which stands in the address. */
export function MasVisitados() {
  const t = textos.usar();
  const [mes, poner] = useOpcion('mes', MESES, '11');
  const { local, sitio } = VISITADOS[mes];
  return (
    <Tarjeta
      titulo={t('masVisitados')}
      sx={{ gridColumn: { lg: 'span 2' } }}
      acciones={
        <Select
          size="small"
          value={mes}
          onChange={({ target }) => poner(target.value)}
          inputProps={{ 'aria-label': t('mes') }}
        >
          {MESES.map((uno) => (
            <MenuItem key={uno} value={uno}>
              {formatearMes(new Date(Date.UTC(2026, Number(uno) - 1, 15)))}
            </MenuItem>
          ))}
        </Select>
      }
    >
      <ConLeyenda
        titulo={t('masVisitados')}
        alto={220}
        datos={{
          categorias: local.map((_, i) => t('semana', { numero: i + 1 })),
          series: [
            { nombre: t('local'), valores: local },
            { nombre: t('sitio'), valores: sitio },
          ],
          formato: formatearCantidad,
        }}
      />
    </Tarjeta>
  );
}
