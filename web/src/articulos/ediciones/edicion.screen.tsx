import { useNavigate, useParams } from '@tanstack/react-router';
import {
  exportarLineasDeEdicion,
  type LineaDeEdicion,
  listarLineasDeEdicion,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { useConsultaDeLista } from '#ui/consulta-de-lista.ts';
import { useLista } from '#ui/lista.ts';
import { Pagina } from '#ui/pagina.tsx';
import { Resaltado } from '#ui/resaltado.tsx';
import { TablaDatos } from '#ui/tabla-datos.tsx';
import { CambiosDichos } from './cambios-dichos.tsx';

/** What one change did to each artículo, and those it could not change, to be taken away and looked at one by one. */
export function EdicionScreen() {
  const { t } = useTranslation(['ediciones', 'articulos']);
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const navigate = useNavigate();
  const consulta = useConsultaDeLista(listarLineasDeEdicion);
  const lista = useLista(listarLineasDeEdicion, consulta.valores, { id });
  const { buscar } = consulta.valores;
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
        columnas={[
          {
            id: 'codigo',
            titulo: t('detalle.codigo'),
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
            titulo: t('detalle.descripcion'),
            anchoMinimo: 200,
            celda: ({ descripcion }) => <Resaltado texto={descripcion} buscar={buscar} />,
          },
          {
            id: 'cambios',
            titulo: t('detalle.cambios'),
            anchoMinimo: 260,
            celda: (linea) => <CambiosDichos linea={linea} enLinea />,
          },
        ]}
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
            <CambiosDichos linea={linea} />
          </>
        )}
      />
    </Pagina>
  );
}
