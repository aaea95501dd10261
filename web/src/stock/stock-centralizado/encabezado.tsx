import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPinFilled.mjs';
import type { ColumnaDelCentralizado, verCentralizado } from '@trastienda/nucleo/stock/contrato.ts';
import { useTranslation } from 'react-i18next';
import type { ConsultaDeLista, useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { Oculto } from '#ui/piezas/oculto.tsx';
import { CIFRAS } from './columnas.ts';
import { ANCHO } from './grilla-estilo.ts';

type Consulta = ReturnType<typeof useConsultaDeLista<typeof verCentralizado>>;
type Props = {
  readonly columnas: readonly ColumnaDelCentralizado[];
  readonly propiaId: string | undefined;
  readonly consulta: Consulta;
};

/** Two rows: the sucursales, and under each its figures. Código and descripción order the rows. */
export function EncabezadoDeMatriz({ columnas, propiaId, consulta }: Props) {
  const { t } = useTranslation('stock');
  const corta = {
    fisico: t('centralizado.fis'),
    reservado: t('centralizado.res'),
    disponible: t('centralizado.disp'),
    enTransito: t('centralizado.tran'),
  };
  return (
    <>
      <colgroup>
        <col style={{ width: ANCHO.codigo }} />
        <col />
        {columnas.flatMap(({ sucursalId }) =>
          CIFRAS.map((cifra) => <col key={`${sucursalId} ${cifra}`} style={{ width: ANCHO.cifra[cifra] }} />),
        )}
        <col style={{ width: ANCHO.total }} />
        <col style={{ width: ANCHO.total }} />
      </colgroup>
      <thead>
        <tr>
          <ConOrden campo="codigo" titulo={t('centralizado.codigo')} consulta={consulta} />
          <ConOrden campo="descripcion" titulo={t('centralizado.descripcion')} consulta={consulta} />
          {columnas.map(({ sucursalId, nombre }) => (
            <th
              key={sucursalId}
              scope="colgroup"
              colSpan={CIFRAS.length}
              className={`grupo abre-grupo ${sucursalId === propiaId ? 'propia' : ''}`}
              title={nombre}
            >
              {nombre}
              {sucursalId === propiaId && (
                <>
                  {' '}
                  <IconMapPin size={12} aria-hidden style={{ verticalAlign: '-1px' }} />
                  <Oculto>({t('centralizado.propia')})</Oculto>
                </>
              )}
            </th>
          ))}
          <th scope="colgroup" colSpan={2} className="grupo abre-grupo total-disponible">
            {t('centralizado.total')}
          </th>
        </tr>
        <tr>
          {columnas.flatMap(({ sucursalId }) =>
            CIFRAS.map((cifra, i) => (
              <th key={`${sucursalId} ${cifra}`} scope="col" className={`${cifra} ${i === 0 ? 'abre-grupo' : ''}`}>
                <abbr title={t(`centralizado.${cifra}`)} style={{ textDecoration: 'none' }}>
                  {corta[cifra]}
                </abbr>
              </th>
            )),
          )}
          <th scope="col" className="abre-grupo total-fisico">
            {corta.fisico}
          </th>
          <th scope="col" className="disponible total-disponible">
            {corta.disponible}
          </th>
        </tr>
      </thead>
    </>
  );
}

function ConOrden(props: {
  readonly campo: 'codigo' | 'descripcion';
  readonly titulo: string;
  readonly consulta: ConsultaDeLista;
}) {
  const { campo, consulta } = props;
  const { orden = 'codigo' } = consulta.valores;
  const sentido = orden === campo ? 'ascending' : orden === `-${campo}` ? 'descending' : undefined;
  const Flecha = sentido === 'descending' ? IconArrowDown : IconArrowUp;
  const siguiente = sentido === 'ascending' ? `-${campo}` : campo;
  return (
    <th scope="col" rowSpan={2} className={campo} aria-sort={sentido ?? 'none'}>
      <button type="button" className="orden" onClick={() => consulta.cambiar({ orden: siguiente })}>
        {props.titulo}
        {sentido && <Flecha size={14} stroke={2} aria-hidden />}
      </button>
    </th>
  );
}
