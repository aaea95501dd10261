import { useNavigate, useParams } from '@tanstack/react-router';
import {
  exportarLineasDeEdicion,
  type LineaDeEdicion,
  listarLineasDeEdicion,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { CAMPOS_DE_EDICION, PROBLEMAS_DE_EDICION } from '@trastienda/nucleo/articulos/edicion-en-lote/plan.ts';
import { useTranslation } from 'react-i18next';
import { useConsultaDeLista } from '#ui/consulta-de-lista.ts';
import { oVacio } from '#ui/formato.ts';
import { useLista } from '#ui/lista.ts';
import { Pagina } from '#ui/pagina.tsx';
import { Resaltado } from '#ui/resaltado.tsx';
import { entreFijos } from '#ui/tabla/filtro-de-columna.ts';
import { TablaDatos } from '#ui/tabla-datos.tsx';
import type { Columna } from '#ui/tabla-tipos.ts';
import { CambiosDichos } from './cambios-dichos.tsx';

/** What one change did to each artículo, and those it could not change, to be taken away and looked at one by one. */
export function EdicionScreen() {
  const { t } = useTranslation(['ediciones', 'articulos']);
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const navigate = useNavigate();
  const consulta = useConsultaDeLista(listarLineasDeEdicion);
  const lista = useLista(listarLineasDeEdicion, consulta.valores, { id });
  return (
    <Pagina
      titulo={t('detalle.titulo')}
      fija
      rastro={[
        { titulo: t('articulos:lista.titulo'), a: '/articulos/tabla' },
        { titulo: t('lista.titulo'), a: '/articulos/ediciones' },
        { titulo: t('detalle.titulo') },
      ]}
    >
      <TablaDatos<LineaDeEdicion>
        etiqueta={t('detalle.titulo')}
        columnas={useColumnas(consulta.valores.buscar)}
        clave="lineas-de-edicion"
        consulta={consulta}
        lista={lista}
        idDe={(linea) => linea.id}
        nombreDe={({ codigo }) => codigo}
        onAbrir={(linea) => void navigate({ to: '/articulos/tabla/$id', params: { id: linea.id } })}
        vistas={[
          { id: 'todo', titulo: t('detalle.todo'), valores: {} },
          { id: 'CAMBIOS', titulo: t('detalle.soloCambios'), valores: { que: 'CAMBIOS' } },
          { id: 'FALLAS', titulo: t('detalle.soloFallas'), valores: { que: 'FALLAS' } },
        ]}
        csv={{ endpoint: exportarLineasDeEdicion, nombre: t('detalle.archivo'), params: { id } }}
        vacio={{ titulo: t('detalle.vacio') }}
        tarjeta={(linea) => (
          <>
            <b>{linea.codigo}</b> {linea.descripcion}
            <div>
              <CambiosDichos linea={linea} />
            </div>
          </>
        )}
      />
    </Pagina>
  );
}

function useColumnas(buscar: string | undefined): readonly Columna<LineaDeEdicion>[] {
  const { t } = useTranslation('ediciones');
  return [
    {
      id: 'codigo',
      titulo: t('detalle.codigo'),
      ancho: 130,
      fija: true,
      ordenable: true,
      filtro: { tipo: 'texto' },
      celda: ({ codigo }) => (
        <b style={{ fontWeight: 600 }}>
          <Resaltado texto={codigo} buscar={buscar} />
        </b>
      ),
    },
    {
      id: 'descripcion',
      titulo: t('detalle.descripcion'),
      ancho: 290,
      filtro: { tipo: 'texto' },
      celda: ({ descripcion }) => (
        <span title={descripcion}>
          <Resaltado texto={descripcion} buscar={buscar} />
        </span>
      ),
    },
    {
      id: 'cambios',
      titulo: t('detalle.cambios'),
      anchoMinimo: 260,
      filtro: entreFijos(CAMPOS_DE_EDICION, (campo) => t(`campo.${campo}`)),
      celda: (linea) => <CambiosDichos linea={linea} enLinea />,
    },
    // The one before tells it, with room for all of it: this one is to filter by.
    {
      id: 'problema',
      titulo: t('detalle.porque'),
      anchoMinimo: 200,
      oculta: true,
      filtro: { ...entreFijos(PROBLEMAS_DE_EDICION, (problema) => t(`problema.${problema}`)), conVacios: true },
      celda: ({ problema }) => oVacio(problema && t(`problema.${problema}`)),
    },
  ];
}
