import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import {
  exportarFilasImportadas,
  type FilaImportada,
  type Importacion,
  listarFilasImportadas,
} from '@trastienda/nucleo/importaciones/contrato.ts';
import { sinExtension } from '@trastienda/nucleo/importaciones/nombre-de-archivo.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cifraEnFiltros, conCifra } from '#importaciones/cifras-que-filtran.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { FiltroOpciones } from '#ui/listas/filtros.tsx';
import { useLista } from '#ui/listas/lista.ts';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import { Cifras } from './cifras.tsx';
import { useColumnasDeFilas } from './columnas-de-filas.tsx';
import { Motivos } from './motivos.tsx';
import { PanelDeFila } from './panel-de-fila.tsx';
import { TarjetaDeFilaImportada } from './tarjeta-de-fila.tsx';

/** The figures of a file and its rows: what each one does, field by field, or why it was left out. */
export function FilasDeImportacion({ importacion }: { readonly importacion: Importacion }) {
  const { t } = useTranslation('importaciones');
  const consulta = useConsultaDeLista(listarFilasImportadas);
  const lista = useLista(listarFilasImportadas, consulta.valores, { id: importacion.id });
  const columnas = useColumnasDeFilas(importacion, consulta.valores.buscar);
  const [abierta, setAbierta] = useState<FilaImportada | null>(null);
  const { resultado, noRevertidas, filtros } = consulta.valores;
  return (
    <>
      <Cifras
        importacion={importacion}
        elegida={resultado ?? cifraEnFiltros(filtros, 'resultado')}
        onElegir={(elegida) =>
          consulta.cambiar({
            filtros: conCifra(filtros, 'resultado', elegida),
            resultado: undefined,
            noRevertidas: undefined,
          })
        }
      >
        <Motivos
          importacion={importacion}
          filtros={filtros}
          onFiltros={(cuales) => consulta.cambiar({ filtros: cuales })}
        />
      </Cifras>
      <TablaDatos
        etiqueta={t('asistente.filas.titulo')}
        clave="filas-de-importacion"
        columnas={columnas}
        consulta={consulta}
        lista={lista}
        idDe={({ fila }) => String(fila)}
        nombreDe={({ fila }) => t('asistente.filas.detalle', { fila: formatearEntero(fila) })}
        onAbrir={setAbierta}
        buscarEn={t('asistente.filas.buscarEn')}
        csv={{
          endpoint: exportarFilasImportadas,
          nombre: t('asistente.filas.csv', { archivo: sinExtension(importacion.archivo) }),
          params: { id: importacion.id },
        }}
        filtros={
          importacion.noRevertidas ? (
            <FiltroOpciones
              etiqueta={t('asistente.filas.filtro')}
              valor={noRevertidas}
              opciones={[{ valor: 'true', texto: t('asistente.filas.soloNoRevertidas') }]}
              onCambio={(valor) => consulta.cambiar({ noRevertidas: valor })}
            />
          ) : undefined
        }
        vacio={{ icono: IconTable, titulo: t('asistente.filas.vacio') }}
        tarjeta={(fila) => <TarjetaDeFilaImportada fila={fila} />}
      />
      <PanelDeFila fila={abierta} entidad={importacion.entidad} onCerrar={() => setAbierta(null)} />
    </>
  );
}
