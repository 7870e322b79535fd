import type { Completed, Question } from '../src/results/h5p.js';
import { mostScore } from '../src/results/h5p.js';
import { uuid } from './uuid.js';

/** An activity in a statement. */
interface Activity {
  readonly id?: string;
  readonly objectType?: string;
  readonly definition?: Definition;
}

interface Definition {
  readonly extensions?: object;
  readonly [more: string]: unknown;
}

interface Context {
  readonly contextActivities?: object;
}

/** A statement in the form in which H5P begins it: actor, verb, content. */
export interface Statement {
  object: Activity;
  context?: Context;
  result?: object;
}

export interface XAPIEvent {
  readonly data: { readonly statement: Statement };
}

/** The part of an H5P content that reports events; passed in. */
export interface Teller {
  createXAPIEventTemplate(verb: string): XAPIEvent;
  trigger(event: XAPIEvent): void;
}

/** The data that a site asks for when a content is completed: its statement, and those of its questions. */
export interface XAPIData {
  readonly statement: Statement;
  readonly children: readonly { readonly statement: Statement }[];
}

const interaction = 'http://adlnet.gov/expapi/activities/cmi.interaction';
const subContent = 'http://h5p.org/x-api/h5p-subContentId';

/** Reports answers and games to H5P, by its own events. */
export class H5PEvents {
  #questions = new Map<Question, Statement>();
  #last: XAPIData | undefined;

  constructor(private readonly teller: Teller) {}

  /**
   * Reports an answer, as a statement about a part of the content. Without the parent, a site would take it for the result
   * of the whole: Moodle would begin an attempt with each answer.
   */
  answered(question: Question): void {
    const event = this.teller.createXAPIEventTemplate('answered');
    const { statement } = event.data;
    const { object, context } = statement;
    const id = uuid();
    statement.object = {
      ...object,
      ...(object.id === undefined ? {} : { id: `${object.id.split('?')[0]}?subContentId=${id}` }),
      definition: {
        ...definition('fill-in', question),
        correctResponsesPattern: question.correctResponsesPattern,
        extensions: { ...object.definition?.extensions, [subContent]: id },
      },
    };
    const parent = [{ id: object.id, objectType: 'Activity' }];
    statement.context = { ...context, contextActivities: { ...context?.contextActivities, parent } };
    statement.result = question.result;
    this.#questions.set(question, statement);
    this.teller.trigger(event);
  }

  /** Reports the end of a game, as a result of the whole content. If there is a pass mark, also reports whether it was reached. */
  completed({ questions, result }: Completed): void {
    const event = this.#about('completed', result);
    const children = questions.flatMap((question) => this.#questions.get(question) ?? []);
    this.#questions.clear();
    // A site asks for the data while it handles the event.
    this.#last = { statement: event.data.statement, children: children.map((statement) => ({ statement })) };
    this.teller.trigger(event);
    if (result.success === undefined) return;
    const { completion: _, ...verdict } = result;
    this.teller.trigger(this.#about(result.success ? 'passed' : 'failed', verdict));
  }

  /** Returns the last result, or a statement without one. */
  get data(): XAPIData {
    const none = { completion: false, score: { raw: 0, min: 0, max: mostScore, scaled: 0 } };
    return this.#last ?? { statement: this.#about('completed', none).data.statement, children: [] };
  }

  #about(verb: string, result: object): XAPIEvent {
    const event = this.teller.createXAPIEventTemplate(verb);
    const { statement } = event.data;
    statement.object = {
      ...statement.object,
      definition: { ...statement.object.definition, type: interaction, interactionType: 'compound' },
    };
    statement.result = result;
    return event;
  }
}

/** Returns the description of a question: the same in every language, but H5P and Moodle look for it under English. */
const definition = (interactionType: string, { name, description }: Question): Definition => ({
  type: interaction,
  interactionType,
  name: { 'en-US': name },
  description: { 'en-US': description },
});
