import { useNavigate, useParams } from '@tanstack/react-router';
import {
  exportarLineasDeCambioDeCosto,
  type LineaDeCambioDeCosto,
  listarLineasDeCambioDeCosto,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { conSigno } from '#articulos/actualizar-precio/signo.ts';
import { simboloDe } from '#articulos/simbolo-de-moneda.ts';
import { useConsultaDeLista } from '#ui/consulta-de-lista.ts';
import { formatearUnitario, oVacio } from '#ui/formato.ts';
import { useLista } from '#ui/lista.ts';
import { Pagina } from '#ui/pagina.tsx';
import { Resaltado } from '#ui/resaltado.tsx';
import { TablaDatos } from '#ui/tabla-datos.tsx';
import type { Columna } from '#ui/tabla-tipos.ts';

/** The cost that one change left to each artículo, and those it left alone with the reason. */
export function CambioDeCostosScreen() {
  const { t } = useTranslation(['costos', 'articulos']);
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const navigate = useNavigate();
  const consulta = useConsultaDeLista(listarLineasDeCambioDeCosto);
  const lista = useLista(listarLineasDeCambioDeCosto, consulta.valores, { id });
  return (
    <Pagina
      titulo={t('cambio.detalle.titulo')}
      fija
      rastro={[
        { titulo: t('articulos:lista.titulo'), a: '/articulos/tabla' },
        { titulo: t('cambio.lista.titulo'), a: '/articulos/cambios-de-costo' },
        { titulo: t('cambio.detalle.titulo') },
      ]}
    >
      <TablaDatos<LineaDeCambioDeCosto>
        etiqueta={t('cambio.detalle.titulo')}
        columnas={useColumnas(consulta.valores.buscar)}
        consulta={consulta}
        lista={lista}
        idDe={(linea) => linea.id}
        nombreDe={({ codigo }) => codigo}
        onAbrir={(linea) => void navigate({ to: '/articulos/tabla/$id', params: { id: linea.id } })}
        vistas={[
          { id: 'todos', titulo: t('cambio.detalle.todos'), valores: {} },
          { id: 'CAMBIAN', titulo: t('cambio.detalle.CAMBIAN'), valores: { que: 'CAMBIAN' } },
          { id: 'QUEDAN', titulo: t('cambio.detalle.QUEDAN'), valores: { que: 'QUEDAN' } },
        ]}
        csv={{ endpoint: exportarLineasDeCambioDeCosto, nombre: t('cambio.detalle.archivo'), params: { id } }}
        vacio={{ titulo: t('cambio.detalle.vacio') }}
        tarjeta={(linea) => (
          <>
            <b>{linea.codigo}</b> {linea.descripcion}
            <div>
              <Costo linea={linea} /> {linea.variacion !== null && conSigno(linea.variacion)}
            </div>
            {linea.queda !== null && <div>{t(`cambio.queda.${linea.queda}`)}</div>}
          </>
        )}
      />
    </Pagina>
  );
}

/** What it was and what it is; only what it was, when it stayed. */
function Costo({ linea: { moneda, antes, despues } }: { readonly linea: LineaDeCambioDeCosto }) {
  if (antes === null) return oVacio(null);
  const era = `${simboloDe(moneda)} ${formatearUnitario(antes)}`;
  if (despues === null) return <bdi>{era}</bdi>;
  return (
    <bdi>
      <s>{era}</s> → <b>{formatearUnitario(despues)}</b>
    </bdi>
  );
}

function useColumnas(buscar: string | undefined): readonly Columna<LineaDeCambioDeCosto>[] {
  const { t } = useTranslation('costos');
  return [
    {
      id: 'codigo',
      titulo: t('cambio.detalle.codigo'),
      ancho: 130,
      fija: true,
      ordenable: true,
      celda: ({ codigo }) => (
        <b style={{ fontWeight: 600 }}>
          <Resaltado texto={codigo} buscar={buscar} />
        </b>
      ),
    },
    {
      id: 'descripcion',
      titulo: t('cambio.detalle.descripcion'),
      anchoMinimo: 200,
      celda: ({ descripcion }) => <Resaltado texto={descripcion} buscar={buscar} />,
    },
    {
      id: 'costo',
      titulo: t('cambio.detalle.costo'),
      ancho: 210,
      alinear: 'fin',
      celda: (linea) => <Costo linea={linea} />,
    },
    {
      id: 'variacion',
      titulo: t('cambio.detalle.variacion'),
      ancho: 104,
      alinear: 'fin',
      celda: ({ variacion }) => conSigno(variacion),
    },
    {
      id: 'queda',
      titulo: t('cambio.detalle.porque'),
      anchoMinimo: 180,
      celda: ({ queda }) => oVacio(queda && t(`cambio.queda.${queda}`)),
    },
  ];
}
