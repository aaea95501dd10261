import type { FilaDeArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { Miniatura } from '#adjuntos/index.ts';
import { EstadoDeArticulo } from '#articulos/estado-de-articulo.tsx';
import type { SucursalVisible } from '#articulos/sucursales.queries.ts';
import { unitarioEn } from '#ui/formato/simbolo-de-moneda.ts';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';
import { CamposEnTarjeta } from './campos-en-tarjeta.tsx';
import { StockEn } from './columnas-de-articulos.tsx';
import { RazonDeFila } from './razon-de-fila.tsx';
import { tituloDeSucursal } from './titulo-de-sucursal.ts';

type Props = {
  readonly articulo: FilaDeArticulo;
  readonly sucursales: readonly SucursalVisible[];
  readonly buscar: string | undefined;
  /** That of the lista its price is of; pesos until it is known. */
  readonly moneda: string | undefined;
  /** The columns of the campos of the business, also those that do not show. */
  readonly campos: readonly Columna<FilaDeArticulo>[];
};

/** An artículo on a phone: what it is and costs, the campos that were chosen, then a strip with what there is in each sucursal. */
export function TarjetaDeArticulo({ articulo, sucursales, buscar, moneda, campos }: Props) {
  const { t } = useTranslation('articulos');
  return (
    <div className="articulo">
      <div className={articulo.imagen ? 'que con-imagen' : 'que'}>
        {articulo.imagen && <Miniatura imagen={articulo.imagen} lado={36} />}
        <div className="nombre">
          <Resaltado texto={articulo.descripcion} buscar={buscar} />
        </div>
        <div className="precio">
          {articulo.precio === null ? t('lista.sinPrecio') : unitarioEn(moneda, articulo.precio)}
        </div>
      </div>
      <div className="cual">
        <div>
          <bdi>
            <Resaltado texto={articulo.codigo} buscar={buscar} />
          </bdi>
          {articulo.marca && ` · ${articulo.marca}`}
          {articulo.hallado && <RazonDeFila hallado={articulo.hallado} />}
        </div>
        {articulo.estado !== 'ACTIVO' && <EstadoDeArticulo estado={articulo.estado} />}
      </div>
      {campos.length > 0 && <CamposEnTarjeta columnas={campos} articulo={articulo} />}
      {articulo.tipo !== 'SERVICIO' && sucursales.length > 0 && (
        <div className="tira">
          {sucursales.map((sucursal) => (
            <div key={sucursal.id}>
              <div className="donde">{tituloDeSucursal(sucursal, sucursales.length)}</div>
              <StockEn
                fila={articulo}
                sucursal={sucursal}
                bajo={t('lista.bajoMinimo')}
                viaja={t('campo.transito')}
                fuerte
              />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
