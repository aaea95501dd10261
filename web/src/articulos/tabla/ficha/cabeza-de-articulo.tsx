import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import type { Articulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSucursal } from '#acceso/sesion.tsx';
import { Miniatura } from '#adjuntos/index.ts';
import { EstadoDeArticulo } from '#articulos/estado-de-articulo.tsx';
import { useNombreDeIva } from '#articulos/nombres.ts';
import { formatearCantidad, formatearImporte } from '#ui/formato/formato.ts';
import { simboloDe, unitarioEn } from '#ui/formato/simbolo-de-moneda.ts';
import { Enlace } from '#ui/piezas/enlace.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { enTransitoDe, sumarStock } from './sumar-stock.ts';

const CODIGOS_A_LA_VISTA = 2;

/** What it is, what it costs and what there is, at a glance (plate 04). */
export function CabezaDeArticulo({ articulo }: { readonly articulo: Articulo }) {
  const { t } = useTranslation(['articulos', 'ficha']);
  const nombreDeIva = useNombreDeIva();
  const Icono = articulo.tipo === 'SERVICIO' ? IconTool : IconPackage;
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: { xs: 2, md: 2.5 }, p: { xs: 2, sm: 2.5 } }}>
      <Stack direction="row" sx={{ flex: 1, gap: 2, minWidth: 0 }}>
        <Miniatura imagen={articulo.imagen} tamano="mediana" lado={{ xs: 48, sm: 76 }}>
          <Icono size={34} stroke={1.3} aria-hidden />
        </Miniatura>
        <Stack sx={{ flex: 1, minWidth: 0, gap: 0.5 }}>
          <Box component="p" sx={nombre}>
            {articulo.descripcion}
          </Box>
          <Stack
            direction="row"
            sx={{ columnGap: 1.5, flexWrap: 'wrap', fontSize: '0.8125rem', color: 'text.secondary' }}
          >
            <Box component="bdi" sx={{ fontWeight: 600, color: 'text.primary' }}>
              {articulo.codigo}
            </Box>
            {articulo.marca && <span>{articulo.marca.nombre}</span>}
            <span>
              {[articulo.rubro, articulo.familia, articulo.subfamilia].map((nivel) => nivel.nombre).join(' › ')}
            </span>
          </Stack>
          <Stack direction="row" sx={{ gap: 0.75, rowGap: 0.75, flexWrap: 'wrap', alignItems: 'center', mt: 0.25 }}>
            <EstadoDeArticulo estado={articulo.estado} />
            {articulo.tipo !== 'PRODUCTO' && (
              <EstadoChip tono="neutro" sinPunto>
                {t(`tipo.${articulo.tipo}`)}
              </EstadoChip>
            )}
            <EstadoChip tono="neutro" sinPunto>
              {t('iva.de', { iva: nombreDeIva(articulo.iva) })}
            </EstadoChip>
            <EstadoChip tono="neutro" sinPunto>
              {articulo.unidad.nombre}
            </EstadoChip>
            <OtrosCodigos articulo={articulo} />
          </Stack>
        </Stack>
      </Stack>
      <Cifras articulo={articulo} />
    </Stack>
  );
}

function OtrosCodigos({ articulo }: { readonly articulo: Articulo }) {
  const { t } = useTranslation(['articulos', 'ficha']);
  if (articulo.codigos.length === 0) return null;
  const restan = articulo.codigos.length - CODIGOS_A_LA_VISTA;
  return (
    <Box sx={otros}>
      {articulo.codigos.slice(0, CODIGOS_A_LA_VISTA).map(({ id, tipo, valor, cantidadPorLectura }, i, vistos) => (
        <Fragment key={id}>
          <bdi>
            {t(`ficha:siglaDeCodigo.${tipo}`)} {valor}
            {cantidadPorLectura !== '1' && ` × ${formatearCantidad(cantidadPorLectura)}`}
          </bdi>
          {(i < vistos.length - 1 || restan > 0) && '\u00a0· '}
        </Fragment>
      ))}
      {restan > 0 && (
        <Enlace
          to="/articulos/tabla/$id"
          params={{ id: articulo.id }}
          search={(actual: object) => ({ ...actual, seccion: 'codigos' as const })}
          sx={{ py: 0.5, fontWeight: 600 }}
        >
          {t('ficha:codigosMas', { count: restan })}
        </Enlace>
      )}
    </Box>
  );
}

/** A code is not cut at its hyphens, nor from what it is: from right to left they would change places. */
const otros = {
  fontSize: '0.8125rem',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
  '& bdi': { display: 'inline-block', maxWidth: '100%' },
} as const;

function Cifras({ articulo }: { readonly articulo: Articulo }) {
  const { t } = useTranslation(['articulos', 'ficha']);
  const sucursal = useSucursal();
  const [precio] = articulo.precios;
  const aca = sumarStock(articulo.stock.filter((saldo) => saldo.vendible && saldo.sucursalId === sucursal?.id));
  const empresa = sumarStock(articulo.stock.filter(({ vendible }) => vendible));
  const viaja = enTransitoDe(articulo.stock);
  const esKit = articulo.tipo === 'KIT';
  const llevaStock = articulo.tipo !== 'SERVICIO' && articulo.stock.length > 0;
  return (
    <Box sx={cifras}>
      <Cifra
        rotulo={precio ? t('ficha:precioNeto', { lista: precio.lista }) : t('campo.precio')}
        valor={precio?.neto == null ? t('lista.sinPrecio') : unitarioEn(precio.moneda, precio.neto)}
        pie={
          precio?.conIva == null
            ? ''
            : t('ficha:conIva', { precio: `${simboloDe(precio.moneda)}\u00a0${formatearImporte(precio.conIva)}` })
        }
      />
      {llevaStock && (
        <>
          <Cifra
            rotulo={t('ficha:disponibleAca')}
            valor={formatearCantidad(aca.disponible)}
            pie={
              esKit
                ? t('ficha:deKit')
                : t('ficha:fisicoReservado', {
                    fisico: formatearCantidad(aca.fisico),
                    reservado: formatearCantidad(aca.reservado),
                  })
            }
          />
          <Cifra
            rotulo={t('ficha:enLaEmpresa')}
            valor={formatearCantidad(empresa.disponible)}
            pie={
              Number(viaja) > 0 ? t('ficha:enTransito', { cantidad: formatearCantidad(viaja) }) : articulo.unidad.nombre
            }
          />
        </>
      )}
    </Box>
  );
}

function Cifra({ rotulo, valor, pie }: { readonly rotulo: string; readonly valor: string; readonly pie: ReactNode }) {
  return (
    <Box component="p" sx={{ m: 0, minWidth: 0 }}>
      <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
        {rotulo}
      </Box>
      <Box
        component="span"
        sx={{ display: 'block', fontSize: '1.375rem', lineHeight: '1.75rem', fontWeight: 600, whiteSpace: 'nowrap' }}
      >
        {valor}
      </Box>
      <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}>
        {pie}
      </Box>
    </Box>
  );
}

const nombre = {
  m: 0,
  fontSize: '1.1875rem',
  lineHeight: '1.5rem',
  fontWeight: 600,
  overflowWrap: 'anywhere',
} as const;

const cifras = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: '1fr 1fr',
  flexWrap: 'wrap',
  columnGap: 3.5,
  rowGap: 1.5,
  justifyContent: { md: 'flex-end' },
  textAlign: { xs: 'start', md: 'end' },
  '& > :first-of-type': { gridColumn: '1 / -1' },
} as const;
