import { useParams, useSearch } from '@tanstack/react-router';
import type { Importacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import { useTranslation } from 'react-i18next';
import { ChipDeImportacion } from '#importaciones/chip-de-importacion.tsx';
import { Cargado, EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { useRastroDelMenu } from '#ui/pantalla/rastro.tsx';
import { Recorrido } from '#ui/pantalla/recorrido.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { AvisosDeImportacion } from './avisos.tsx';
import { BotonDeArchivo } from './boton-de-archivo.tsx';
import { Descartada } from './descartada.tsx';
import { etapasDe } from './etapas.ts';
import { pasoDe } from './paso.ts';
import { PasoDeAplicacion } from './paso-de-aplicacion.tsx';
import { PasoDeColumnas } from './paso-de-columnas.tsx';
import { PasoDeEnsayo } from './paso-de-ensayo.tsx';
import { useImportacion } from './use-importacion.ts';

/** One file on its way in: the step it stands at, which the server keeps. */
export function ImportacionScreen() {
  const { t } = useTranslation('importaciones');
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const consulta = useImportacion(id);
  const importacion = consulta.data;
  const titulo = importacion
    ? t('asistente.titulo', {
        que: importacion.lista
          ? t('listas.deProveedor', { proveedor: importacion.lista.proveedor })
          : t(`entidad.${importacion.entidad}.titulada`),
        archivo: importacion.archivo,
      })
    : t('nueva.titulo');
  return (
    <Pagina
      titulo={titulo}
      rastro={useRastroDelMenu(importacion?.archivo ?? t('nueva.titulo'))}
      {...(importacion
        ? {
            estado: <ChipDeImportacion importacion={importacion} sobreBanda />,
            acciones: <BotonDeArchivo importacion={importacion} />,
          }
        : {})}
    >
      <Cargado
        consulta={consulta}
        esqueleto={
          <Tarjeta sinRelleno>
            <EsqueletoDeTexto lineas={8} />
          </Tarjeta>
        }
      >
        {(datos) => <Contenido importacion={datos} />}
      </Cargado>
    </Pagina>
  );
}

function Contenido({ importacion }: { readonly importacion: Importacion }) {
  const { t } = useTranslation('importaciones');
  const { paso: pedido } = useSearch({ strict: false }) as { paso?: 'columnas' };
  if (importacion.estado === 'DESCARTADA') return <Descartada />;
  const paso = pasoDe(importacion, pedido);
  return (
    <>
      <Recorrido etiqueta={t('asistente.pasos.etiqueta')} etapas={etapasDe(importacion, paso, t)} />
      <AvisosDeImportacion importacion={importacion} />
      {paso === 'columnas' && <PasoDeColumnas key={importacion.id} importacion={importacion} />}
      {paso === 'ensayo' && <PasoDeEnsayo importacion={importacion} />}
      {paso === 'aplicacion' && <PasoDeAplicacion importacion={importacion} />}
    </>
  );
}
