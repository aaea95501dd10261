import type { FilaDeArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { Miniatura } from '#adjuntos/index.ts';
import { CifraDeStock } from '#articulos/cifra-de-stock.tsx';
import { EstadoDeArticulo } from '#articulos/estado-de-articulo.tsx';
import type { SucursalVisible } from '#articulos/sucursales.queries.ts';
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
    <div className="articulo">
      <div className={articulo.imagen ? 'que con-imagen' : 'que'}>
        {articulo.imagen && <Miniatura imagen={articulo.imagen} lado={36} />}
        <div className="nombre">
          <Resaltado texto={articulo.descripcion} buscar={buscar} />
        </div>
        <div className="precio">
          {articulo.precio === null ? t('ficha.sinPrecio') : formatearPesos(articulo.precio)}
        </div>
      </div>
      <div className="cual">
        <div>
          <bdi>
            <Resaltado texto={articulo.codigo} buscar={buscar} />
          </bdi>
          {articulo.marca && ` · ${articulo.marca}`}
        </div>
        {articulo.estado !== 'ACTIVO' && <EstadoDeArticulo estado={articulo.estado} />}
      </div>
      {articulo.tipo !== 'SERVICIO' && sucursales.length > 0 && (
        <div className="tira" style={{ gridTemplateColumns: columnasDeTira(sucursales.length) }}>
          {sucursales.map((sucursal) => (
            <div key={sucursal.id}>
              <div className="donde">
                {sucursal.nombre.length <= LARGO_DE_TITULO ? sucursal.nombre : sucursal.codigo}
              </div>
              <CifraDeStock cantidad={disponibleEn(articulo, sucursal.id)} fuerte />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

const LARGO_DE_TITULO = 8;

/** The own sucursal is a little wider; past five the strip scrolls within itself. */
const columnasDeTira = (cuantas: number): string => `minmax(60px, 1.25fr) repeat(${cuantas - 1}, minmax(52px, 1fr))`;

/** How the parts of the cards above look. */
export const estiloDeTarjetas = {
  '& .articulo': { display: 'flex', flexDirection: 'column', gap: 0.5, minWidth: 0 },
  '& .que, & .cual': { display: 'flex', gap: 1, minWidth: 0 },
  '& .que': { alignItems: 'baseline', fontWeight: 600 },
  '& .que.con-imagen, & .cual': { alignItems: 'center' },
  '& .nombre': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .precio': { whiteSpace: 'nowrap' },
  '& .cual': { color: 'text.secondary', fontSize: '0.8125rem' },
  '& .cual > div:first-of-type': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& .tira': { display: 'grid', mt: 0.75, borderRadius: 1, bgcolor: 'sunken', overflowX: 'auto' },
  '& .tira > *': { textAlign: 'center', minWidth: 52, py: 0.5 },
  '& .tira > * + *': { borderInlineStart: 1, borderColor: 'divider' },
  '& .donde': { fontSize: '0.6875rem', lineHeight: '1rem', color: 'text.secondary', whiteSpace: 'nowrap' },
} as const;
