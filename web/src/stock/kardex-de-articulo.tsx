import { useQuery } from '@tanstack/react-query';
import { verKardex } from '@trastienda/nucleo/stock/contrato.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { consultaDe } from '#api/consultas.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { Enlace } from '#ui/piezas/enlace.tsx';
import { Movimientos } from './movimientos.tsx';

type Props = { readonly articuloId: string; readonly compacto?: boolean };

const ULTIMOS = { compacto: 6, entero: 50 } as const;

/** The last movements of an artículo, for its ficha (ART-08); the whole of them are a link away. */
export function KardexDeArticulo({ articuloId, compacto = false }: Props) {
  const { t } = useTranslation('stock');
  const puede = usePuede();
  const ve = puede(verKardex);
  const porPagina = compacto ? ULTIMOS.compacto : ULTIMOS.entero;
  const kardex = useQuery({
    ...consultaDe(verKardex, { query: { articuloId, orden: '-fecha', pagina: 1, porPagina } }),
    enabled: ve,
  });
  if (!ve) return null;
  const tabla = <Cargado consulta={kardex}>{({ filas }) => <Movimientos filas={filas} suelto={false} />}</Cargado>;
  if (compacto) return tabla;
  return (
    <Tarjeta
      titulo={t('kardex.movimientos')}
      sinRelleno
      acciones={
        <Enlace to="/stock/reportes" search={{ articuloId } as never} sx={{ fontSize: '0.8125rem', fontWeight: 500 }}>
          {t('centralizado.detalle.completo')}
        </Enlace>
      }
    >
      {tabla}
    </Tarjeta>
  );
}
