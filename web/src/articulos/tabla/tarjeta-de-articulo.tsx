import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { FilaDeArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { CifraDeStock } from '#articulos/cifra-de-stock.tsx';
import { EstadoDeArticulo } from '#articulos/estado-de-articulo.tsx';
import type { SucursalVisible } from '#articulos/sucursales-visibles.ts';
import { formatearPesos } from '#ui/formato.ts';
import { Resaltado } from '#ui/resaltado.tsx';
import { disponibleEn } from './columnas-de-articulos.tsx';

type Props = {
  readonly articulo: FilaDeArticulo;
  readonly sucursales: readonly SucursalVisible[];
  readonly buscar: string | undefined;
};

/** An artículo on a phone: what it is and costs, then a strip with what there is in each sucursal. */
export function TarjetaDeArticulo({ articulo, sucursales, buscar }: Props) {
  const { t } = useTranslation('articulos');
  return (
    <Stack sx={{ gap: 0.5, minWidth: 0 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'baseline', minWidth: 0 }}>
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            fontWeight: 600,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          <Resaltado texto={articulo.descripcion} buscar={buscar} />
        </Box>
        <Box sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
          {articulo.precio === null ? t('ficha.sinPrecio') : formatearPesos(articulo.precio)}
        </Box>
      </Stack>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', color: 'text.secondary', fontSize: '0.8125rem' }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <bdi>
            <Resaltado texto={articulo.codigo} buscar={buscar} />
          </bdi>
          {articulo.marca && ` · ${articulo.marca}`}
        </Box>
        {articulo.estado !== 'ACTIVO' && <EstadoDeArticulo estado={articulo.estado} />}
      </Stack>
      {articulo.tipo !== 'SERVICIO' && sucursales.length > 0 && (
        <Box sx={tira(sucursales.length)}>
          {sucursales.map((sucursal) => (
            <Box key={sucursal.id} sx={{ textAlign: 'center', minWidth: 52, py: 0.5 }}>
              <Box sx={{ fontSize: '0.6875rem', lineHeight: '1rem', color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {sucursal.nombre.length <= LARGO_DE_TITULO ? sucursal.nombre : sucursal.codigo}
              </Box>
              <CifraDeStock cantidad={disponibleEn(articulo, sucursal.id)} fuerte />
            </Box>
          ))}
        </Box>
      )}
    </Stack>
  );
}

const LARGO_DE_TITULO = 8;

/** The own sucursal is a little wider; past five the strip scrolls within itself. */
const tira = (cuantas: number) =>
  ({
    display: 'grid',
    gridTemplateColumns: `minmax(60px, 1.25fr) repeat(${cuantas - 1}, minmax(52px, 1fr))`,
    mt: 0.75,
    borderRadius: 1,
    bgcolor: 'sunken',
    overflowX: 'auto',
    '& > * + *': { borderInlineStart: 1, borderColor: 'divider' },
  }) as const;
