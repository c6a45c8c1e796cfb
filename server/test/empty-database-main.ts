// Prints the path of the archive from which journeys lay a shop's database: to migrate one takes half of a shop's start.
import { emptyDatabaseFile } from './test-database.ts';

console.log(await emptyDatabaseFile());
