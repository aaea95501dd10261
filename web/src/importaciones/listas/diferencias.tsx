import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import {
  type DatosDeLista,
  exportarLineasDeLista,
  type Importacion,
  type LineaDeLista,
  listarLineasDeLista,
} from '@trastienda/nucleo/importaciones/contrato.ts';
import { sinExtension } from '@trastienda/nucleo/importaciones/nombre-de-archivo.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cifraEnFiltros, conCifra } from '#importaciones/cifras-que-filtran.tsx';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { useLista } from '#ui/listas/lista.ts';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import type { Vista } from '#ui/tabla/tabla-tipos.ts';
import { CifrasDeLista } from './cifras-de-lista.tsx';
import { Tilde, useColumnasDeDiferencias } from './columnas-de-diferencias.tsx';
import { MarcarRenglones } from './marcar-renglones.tsx';
import { PanelDeLinea } from './panel-de-linea.tsx';
import { TarjetaDeDiferencia } from './tarjeta-de-diferencia.tsx';
import { useDecisiones } from './use-decisiones.ts';

/** The figures of a list and its lines: what each one changes, and whether it is in. */
export function Diferencias({
  importacion,
  lista: datos,
}: {
  readonly importacion: Importacion;
  readonly lista: DatosDeLista;
}) {
  const { t } = useTranslation('importaciones');
  const consulta = useConsultaDeLista(listarLineasDeLista);
  const lista = useLista(listarLineasDeLista, consulta.valores, { id: importacion.id });
  const decisiones = useDecisiones(importacion);
  const seDecide = importacion.estado === 'VALIDADA';
  const columnas = useColumnasDeDiferencias({
    buscar: consulta.valores.buscar,
    decisiones: seDecide ? decisiones : null,
  });
  const { situacion, filtros } = consulta.valores;
  const [abierta, setAbierta] = useState<number | null>(null);
  const linea = lista.filas?.find((una) => una.linea === abierta) ?? null;
  return (
    <>
      <CifrasDeLista
        lista={datos}
        rechazadas={importacion.rechazadas ?? 0}
        elegida={situacion ?? cifraEnFiltros(filtros, 'situacion')}
        onElegir={(elegida) =>
          consulta.cambiar({
            filtros: conCifra(filtros, 'situacion', elegida),
            situacion: undefined,
            porConfirmar: undefined,
            apartada: undefined,
          })
        }
      />
      <TablaDatos
        etiqueta={t('listas.lineas.titulo')}
        clave="lineas-de-lista"
        columnas={columnas}
        consulta={consulta}
        lista={{ ...lista, actualizando: lista.actualizando && !decisiones.ocupado }}
        idDe={({ linea: numero }) => String(numero)}
        nombreDe={({ codigo, articulo }) => codigo || (articulo?.codigo ?? '')}
        onAbrir={({ linea: numero }: LineaDeLista) => setAbierta(numero)}
        buscarEn={t('listas.lineas.buscarEn')}
        csv={{
          endpoint: exportarLineasDeLista,
          nombre: t('listas.lineas.csv', { archivo: sinExtension(importacion.archivo) }),
          params: { id: importacion.id },
        }}
        vistas={useVistas(importacion, datos)}
        filtros={
          seDecide && lista.total > 0 ? (
            <MarcarRenglones filtro={consulta.valores} total={lista.total} onMarcar={decisiones.marcar} />
          ) : undefined
        }
        vacio={{ icono: IconTable, titulo: t('listas.lineas.vacio'), texto: t('listas.lineas.vacioTexto') }}
        tarjeta={(una) => <TarjetaDeDiferencia linea={una} />}
        {...(seDecide ? { antesDeTarjeta: (una) => <Tilde linea={una} decisiones={decisiones} /> } : {})}
      />
      <PanelDeLinea linea={linea} decisiones={seDecide ? decisiones : null} onCerrar={() => setAbierta(null)} />
    </>
  );
}

function useVistas({ estado }: Importacion, { situaciones, omitidas }: DatosDeLista): readonly Vista[] {
  const { t } = useTranslation('importaciones');
  const total = situaciones.reduce((suma, { lineas }) => suma + lineas, 0);
  const porConfirmar = situaciones.reduce((suma, cifras) => suma + cifras.porConfirmar, 0);
  return [
    { id: 'todas', titulo: t('listas.lineas.todas'), cantidad: total, valores: {} },
    ...(estado === 'VALIDADA' && porConfirmar > 0
      ? [
          {
            id: 'por-confirmar',
            titulo: t('listas.lineas.vistaPorConfirmar'),
            cantidad: porConfirmar,
            valores: { porConfirmar: 'true' },
          },
        ]
      : []),
    ...(omitidas > 0 || estado === 'REVERTIDA'
      ? [{ id: 'apartada', titulo: t('listas.lineas.vistaApartada'), valores: { apartada: 'true' } }]
      : []),
  ];
}
