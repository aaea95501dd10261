import type { DatosDeEtiqueta } from '@trastienda/nucleo/articulos/contrato.ts';
import { atender } from '#http/papel/atender.ts';
import { dibujarEtiquetas } from './dibujar-etiquetas.ts';
import type { EncargoDeEtiquetas } from './imprimir-etiquetas.ts';

atender<EncargoDeEtiquetas, DatosDeEtiqueta>(dibujarEtiquetas, ({ formato }) => `Etiquetas · ${formato.nombre}`);
