import Box from '@mui/material/Box';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import IconTrendingDown from '@tabler/icons-react/dist/esm/icons/IconTrendingDown.mjs';
import { formatearEntero, formatearVariacion } from '#ui/formato/formato.ts';
import { Grafico } from '#ui/grafico/grafico.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { Simbolo } from '#ui/piezas/simbolo.tsx';
import { DE_LA_SEMANA, DIAS, numeroDelDia, SEMANA } from './muestras.ts';
import { textos } from './textos.ts';

const ICONOS = { masVendido: IconShoppingCart, masVisto: IconEye, menosVendido: IconTrendingDown } as const;

type RenglonDeSemana = {
  readonly clave: keyof typeof ICONOS;
  readonly cifra: number;
  readonly cambio: number;
};

/** The orders of each day of a week, and how its categories did. */
export function Semanal() {
  const t = textos.usar();
  return (
    <Grafico
      titulo={t('semanal')}
      alto={96}
      datos={{
        categorias: DIAS.map(numeroDelDia),
        series: [{ nombre: t('pedidos'), valores: SEMANA, forma: 'area', suave: true }],
        formato: formatearEntero,
        sinEjes: true,
      }}
      pie={
        <Box component="ul" aria-label={t('deLaSemana')} sx={lista}>
          {DE_LA_SEMANA.map(({ clave, cifra, cambio }) => (
            <Renglon key={clave} clave={clave} cifra={cifra} cambio={cambio} />
          ))}
        </Box>
      }
    />
  );
}

function Renglon({ clave, cifra, cambio }: RenglonDeSemana) {
  const t = textos.usar();
  const Icono = ICONOS[clave];
  const sube = cambio > 0;
  return (
    <Box component="li" data-testid="panel-semana" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Simbolo tono={sube ? 'primary' : 'warning'}>
        <Icono size={20} stroke={1.6} aria-hidden />
      </Simbolo>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{t(`semana.${clave}`)}</Box>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {t(`semana.${clave}Texto`, { cuantos: formatearEntero(cifra) })}
        </Box>
      </Box>
      <EstadoChip tono={sube ? 'exito' : 'error'} sinPunto>
        <bdi>{`${formatearVariacion(cambio)} %`}</bdi>
      </EstadoChip>
    </Box>
  );
}

const lista = { display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' } as const;
